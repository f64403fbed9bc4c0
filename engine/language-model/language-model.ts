export interface ModelRequest {
  /** Instructions, identical for every request of a kind, so that the vendor can cache them. */
  readonly system: string
  /** Text before `user` that is identical for many requests, so that the vendor can cache it too. */
  readonly shared?: string
  readonly user: string
  /** The required shape of the answer; vendors allow only a-z and _ in `name`. */
  readonly answer: { readonly name: string; readonly description: string; readonly schema: JsonSchema }
  readonly maxTokens: number
  /** For all attempts together. */
  readonly timeoutMs: number
}

export type Json = string | number | boolean | null | Json[] | { [keyword: string]: Json }
export type JsonSchema = { [keyword: string]: Json }

export interface LanguageModel {
  readonly id: string
  /** The JSON of the answer, not yet validated against the schema. Throws ModelUnavailable. */
  ask(request: ModelRequest): Promise<unknown>
}

/**
 * `not_found`: the model or the address; `unknown`: an answer that is on no list, such as a request that the
 * vendor rejects; `cut_off`: at the token limit.
 */
export type ModelFailure =
  | 'throttled'
  | 'timeout'
  | 'unreachable'
  | 'denied'
  | 'out_of_credits'
  | 'not_found'
  | 'vendor_error'
  | 'unknown'
  | 'cut_off'
  | 'refused'
  | 'no_answer'
  | 'too_long'
  | 'not_json'

/** The model gave no usable answer. The message quotes neither the request nor the answer. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'
  readonly failure: ModelFailure

  constructor(failure: ModelFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
