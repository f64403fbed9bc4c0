/** A request to the model, for tests to inspect. */
export interface ModelCall {
  readonly modelId: string
  readonly system: string
  readonly user: string
  readonly temperature: number | null
  readonly thinking: string | null
  /** Index of the message block that ends the part to cache; -1 for none. */
  readonly keptUntil: number
}
