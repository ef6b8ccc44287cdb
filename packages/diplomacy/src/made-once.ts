/**
 * What `make` makes of a thing, made when it is first asked for and kept as long as the thing, which must not change in
 * place.
 */
export function madeOnce<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const found = known.get(from);
    // What was made may be `undefined` too.
    if (found !== undefined || known.has(from)) return found as Made;
    const made = make(from);
    known.set(from, made);
    return made;
  };
}
