import * as z from 'zod/mini'
import { reached, unexpected } from '../kit/probe.ts'
import { degraded, healthy, unhealthy, type Finding } from '#functions/monitoring/health.ts'

const Count = z.object({ used: z.number(), available: z.number() })
/** One bucket of credits, or on an older plan one of searches (hunter.io/api-documentation/v2, account). */
const Account = z.object({
  data: z.object({
    requests: z.union([z.object({ credits: Count }), z.object({ searches: Count })]),
  }),
})

const OUT_OF_CREDITS = unhealthy('It is out of credits for this month.')

/** Checks the key and this month's remaining credits; the request is free (hunter.io/api-documentation). */
export async function hunterProbe({
  baseUrl,
  apiKey,
  signal,
}: {
  baseUrl: string
  apiKey: string
  signal: AbortSignal
}): Promise<Finding> {
  return await reached({ url: `${baseUrl}/account`, headers: { 'x-api-key': apiKey }, signal, read })
}

/** At Hunter 403 is the rate limit, and 429 means that the credits are spent. */
function read(status: number, body: unknown): Finding | null {
  if (status === 401) return unhealthy('It refuses our key.')
  if (status === 402) return null
  if (status === 403) return degraded('It refuses some calls, because there are too many.')
  if (status === 429) return OUT_OF_CREDITS
  const account = Account.safeParse(body)
  if (status !== 200 || !account.success) return unexpected(status)
  const { requests } = account.data.data
  const { used, available } = 'credits' in requests ? requests.credits : requests.searches
  const count = Math.max(0, available - used)
  return { ...(count === 0 ? OUT_OF_CREDITS : healthy), left: { what: 'credits', count, of: available } }
}
