/**
 * The function, with what it made of each object remembered as long as the object is. For parts of a
 * game: they never change in place, and every viewer asks for the same ones after every command.
 */
export function remembered<Part extends object, Made>(make: (part: Part) => Made): (part: Part) => Made {
  const known = new WeakMap<Part, { readonly made: Made }>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before.made;
    const made = make(part);
    known.set(part, { made });
    return made;
  };
}
