/** Deeply readonly. */
export type Frozen<T> = T extends Date | Uint8Array | string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly Frozen<Entry>[]
    : { readonly [Name in keyof T]: Frozen<T[Name]> }
