import * as z from 'zod/mini'
import { ContactsOutOfCredits, DoNotContact, type PaidCall, type Purse } from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { logRefusal } from '#platform/log/log-refusal.ts'
import { type ProviderAnswer, providerClient, type ProviderOptions } from '../kit/provider-client.ts'

const SEARCH_WINDOWS = [
  { seconds: 1, limit: 15 },
  { seconds: 60, limit: 500 },
] as const

/** Hunter's rate limits (API documentation): searches and the finder share one, the verifier has its own. */
const COUNTED = {
  search: { source: 'hunter-search', windows: SEARCH_WINDOWS },
  /** The same limit as for searches, counted separately; a count costs no credit. */
  count: { source: 'hunter-count', windows: SEARCH_WINDOWS },
  verifier: {
    source: 'hunter-verifier',
    windows: [
      { seconds: 1, limit: 10 },
      { seconds: 60, limit: 300 },
    ],
  },
} as const

/** Errors about the company or person that was asked for: Hunter knows nobody. Any other 400 or 422 is ours. */
const ABOUT_THE_ASKED = /^invalid_(?:domain|company|email|first_name|last_name|full_name)$/
const READABLE = new Set([200, 202, 404])
const Problem = z.object({ errors: z.array(z.object({ id: z.string() })) })
const isAnswer = ({ status, body }: ProviderAnswer): boolean =>
  READABLE.has(status) ||
  ((status === 400 || status === 422) &&
    (Problem.safeParse(body).data?.errors.some(({ id }) => ABOUT_THE_ASKED.test(id)) ?? false))

/** Pauses in milliseconds after a 403, which Hunter sends for too many requests. */
const PAUSES = [1_000, 2_000, 4_000]

export type HunterGet = (
  path: string,
  query: Readonly<Record<string, string>>,
  counted: keyof typeof COUNTED,
) => Promise<ProviderAnswer>

/**
 * Hunter's API, with the key in a header. Hunter uses unusual statuses: 403 is the rate limit (retried three
 * times), 429 means that the credits are spent (ContactsOutOfCredits) and 451 that the person objected
 * (DoNotContact). Throws SourceUnavailable for a refused key, after the last retry, and for a refusal that is not
 * about the company or person.
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
      if (answer.status === 401) throw new SourceUnavailable('key_refused')
      if (isAnswer(answer)) return answer
      if (answer.status !== 403) throw unreadable(COUNTED[counted].source, answer.status)
      if (pause !== null) await options.sleep(pause)
    }
    logRefusal({ vendor: COUNTED[counted].source, kind: 'throttled', cause: 'status 403' })
    throw new SourceUnavailable('busy')
  }
}

/** A refusal that says nothing about the company or person, so it must not be kept as an answer about them. */
function unreadable(vendor: string, status: number): SourceUnavailable {
  // Other statuses are logged where they are received.
  if (status === 400 || status === 422) logRefusal({ vendor, kind: 'unknown', cause: `status ${status}` })
  return new SourceUnavailable('unreadable')
}

/** Makes a call that Hunter only charges for when it has a result; otherwise returns the price. */
export async function charged<T>(
  purse: Purse,
  call: PaidCall,
  ask: () => Promise<T>,
  hasResult: (answer: T) => boolean,
): Promise<T> {
  await purse.take(call)
  let isCharged = false
  try {
    const answer = await ask()
    isCharged = hasResult(answer)
    return answer
  } finally {
    if (!isCharged) await purse.giveBack(call)
  }
}
