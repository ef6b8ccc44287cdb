/** The same words in another language: where one says something the other does, to whom the same is told. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...told: infer Told) => string
    ? (...told: Told) => string
    : { readonly [Key in keyof T]: Spoken<T[Key]> };
