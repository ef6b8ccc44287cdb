type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** A value that nobody changes in place, all the way down. */
export type Frozen<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? readonly Frozen<Item>[]
      : { readonly [K in keyof T]: Frozen<T[K]> }
    : { readonly [K in keyof T]: Frozen<T[K]> };
