/** Tokens of one answer, as the vendor counts them: read, those of them from its cache, and written. */
export interface ModelUse {
  readonly input: number
  readonly cached: number
  readonly output: number
}

/** Told of each answer, before it is read. */
export type OnModelUse = (use: ModelUse) => Promise<void>
