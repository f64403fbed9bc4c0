export interface ModelRequest {
  /** Rules: the same for every question of a kind, so that a vendor can keep it. */
  readonly system: string
  /** Stands before `user`: the same for many questions, so that a vendor can keep it as well. */
  readonly shared?: string
  readonly user: string
  /** What the answer has to look like; `name` in the form that vendors ask for: a-z and _. */
  readonly answer: { readonly name: string; readonly description: string; readonly schema: JsonSchema }
  readonly maxTokens: number
  /** For all tries together. */
  readonly timeoutMs: number
}

export type Json = string | number | boolean | null | Json[] | { [keyword: string]: Json }
export type JsonSchema = { [keyword: string]: Json }

export interface LanguageModel {
  readonly id: string
  /** The JSON of the answer, whose shape is still to be checked. Throws ModelUnavailable. */
  ask(request: ModelRequest): Promise<unknown>
}

/**
 * `not_found` the model or the address, `vendor_error` also a request that the vendor does not take,
 * `cut_off` at the limit of tokens.
 */
export type ModelFailure =
  | 'throttled'
  | 'timeout'
  | 'unreachable'
  | 'denied'
  | 'out_of_credits'
  | 'not_found'
  | 'vendor_error'
  | 'cut_off'
  | 'refused'
  | 'no_answer'
  | 'too_long'
  | 'not_json'

/** The model gave nothing usable. The message holds nothing of what was asked or answered. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  readonly failure: ModelFailure

  constructor(failure: ModelFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
