/** What `make` makes of a thing, made when it is first asked for and kept as long as the thing. */
export function madeOnce<From extends object, Made extends object>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const made = make(from);
    known.set(from, made);
    return made;
  };
}
