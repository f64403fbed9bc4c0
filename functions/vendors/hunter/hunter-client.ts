import { ContactsOutOfCredits, DoNotContact, SourceUnavailable } from '#functions/postings/model.ts'
import { logRefusal } from '#platform/log/log-refusal.ts'
import {
  providerClient,
  type ProviderAnswer,
  type ProviderOptions,
} from '#platform/provider/provider-client.ts'

/** Hunter's limits (API documentation): searches and the finder together, the verifier apart. */
const COUNTED = {
  search: {
    source: 'hunter-search',
    windows: [
      { seconds: 1, limit: 15 },
      { seconds: 60, limit: 500 },
    ],
  },
  /** As often as searches, and counted apart: it takes no credit. */
  count: {
    source: 'hunter-count',
    windows: [
      { seconds: 1, limit: 15 },
      { seconds: 60, limit: 500 },
    ],
  },
  verifier: {
    source: 'hunter-verifier',
    windows: [
      { seconds: 1, limit: 10 },
      { seconds: 60, limit: 300 },
    ],
  },
} as const

/** After Hunter's 403, which means too fast and not forbidden. Milliseconds. */
const PAUSES = [1_000, 2_000, 4_000]

export type HunterGet = (
  path: string,
  query: Readonly<Record<string, string>>,
  counted: keyof typeof COUNTED,
) => Promise<ProviderAnswer>

/**
 * Its unusual statuses: 403 is the rate limit (waits, three times), 429 that credits are spent
 * (ContactsOutOfCredits), 451 that the person objected (DoNotContact). The key travels in a header.
 */
export function hunterClient(
  options: Omit<ProviderOptions, 'headers'> & { readonly apiKey: string },
): HunterGet {
  const get = providerClient({
    ...options,
    headers: { 'x-api-key': options.apiKey },
    refusals: { 401: 'denied', 429: 'out_of_credits' },
  })
  return async (path, query, counted) => {
    for (const pause of [...PAUSES, null]) {
      const answer = await get({ path, query, counted: COUNTED[counted] })
      if (answer.status === 429) throw new ContactsOutOfCredits('the credits are spent')
      if (answer.status === 451) throw new DoNotContact('asked not to be processed')
      if (answer.status === 401) throw new SourceUnavailable('it refused our key')
      if (answer.status !== 403) return answer
      if (pause !== null) await options.sleep(pause)
    }
    logRefusal({ vendor: COUNTED[counted].source, kind: 'throttled', cause: 'status 403' })
    throw new SourceUnavailable('it refused more questions for now')
  }
}
