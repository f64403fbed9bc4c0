import { healthy, unhealthy, type Finding } from '#functions/monitoring/health.ts'
import { reached } from '../kit/probe.ts'

interface Shop {
  readonly apiUrl: string
  readonly secretKey: string
  readonly priceIds: readonly string[]
  readonly signal: AbortSignal
}

/** Checks that Stripe answers, accepts our key and knows our prices, without Stripe's large client. */
export async function stripeProbe({ apiUrl, secretKey, priceIds, signal }: Shop): Promise<Finding> {
  const found = await Promise.all(
    priceIds.map((id) =>
      reached({
        url: `${apiUrl}/v1/prices/${encodeURIComponent(id)}`,
        headers: { authorization: `Bearer ${secretKey}` },
        signal,
        read,
      }),
    ),
  )
  return found.find(({ status }) => status !== 'healthy') ?? healthy
}

function read(status: number): Finding | null {
  if (status === 402 || status === 429) return null
  if (status === 401 || status === 403) return unhealthy('It refuses our key.')
  return status === 200 ? healthy : unhealthy('It does not know our prices.')
}
