import type { RateLimiter } from '#platform/rate-limiter.ts'
import { type LanguageModel, type ModelRequest, ModelUnavailable } from '#engine/model'

/** Characters of a token, of a text in an English or European language. */
const CHARACTERS = 4

/** What vendors count when a request arrives: its text, and the longest answer that it allows. */
const tokensOf = ({ system, shared = '', user, maxTokens }: ModelRequest): number =>
  Math.ceil((system.length + shared.length + user.length) / CHARACTERS) + maxTokens

/**
 * The same model, asked only while all processes together stay within its tokens a minute. `calls` is how many
 * requests of this size one request stands for: a letter is written and then judged, and a letter that nobody
 * can judge is paid for in vain. Throws ModelUnavailable `throttled` when the minute is used up.
 */
export const withinTokens = (
  model: LanguageModel,
  budget: RateLimiter,
  { perMinute, calls }: { readonly perMinute: number; readonly calls: number },
): LanguageModel => ({
  id: model.id,
  async ask(request) {
    const windows = [{ seconds: 60, limit: perMinute }]
    const { taken } = await budget.consume('model-tokens', windows, calls * tokensOf(request))
    if (!taken) throw new ModelUnavailable('throttled', "The model's tokens of this minute are used up.")
    return await model.ask(request)
  },
})
