import * as z from 'zod/mini'
import { reached } from '../kit/probe.ts'
import { degraded, healthy, unhealthy, type Finding } from '#functions/monitoring/health.ts'

const Count = z.object({ used: z.number(), available: z.number() })
const Account = z.object({ data: z.object({ requests: z.object({ searches: Count }) }) })

/** Checks the key and this month's remaining searches; the request is free (hunter.io/api-documentation). */
export async function hunterProbe({
  baseUrl,
  apiKey,
  signal,
}: {
  baseUrl: string
  apiKey: string
  signal: AbortSignal
}): Promise<Finding> {
  return await reached({
    url: `${baseUrl}/account`,
    headers: { 'x-api-key': apiKey },
    signal,
    read: (status, body) => {
      if (status === 401) return unhealthy('It refuses our key.')
      const { used, available } = Account.parse(body).data.requests.searches
      return used >= available ? degraded("The month's searches are used up.") : healthy
    },
  })
}
