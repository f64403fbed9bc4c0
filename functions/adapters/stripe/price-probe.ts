import { healthy, unhealthy, type Finding } from '#core/monitoring/health.ts'
import { reached } from '#adapters/provider/probe.ts'

/** Reads one of our prices, which shows that the vendor answers, takes our key and sells what we do. Without the vendor's client, which is large. */
export async function stripeProbe({ apiUrl, secretKey, priceId, signal }: { apiUrl: string; secretKey: string; priceId: string; signal: AbortSignal }): Promise<Finding> {
  return await reached({
    url: `${apiUrl}/v1/prices/${encodeURIComponent(priceId)}`, headers: { authorization: `Bearer ${secretKey}` }, signal,
    read: (status) => {
      if (status === 401 || status === 403) return unhealthy('It refuses our key.')
      return status === 200 ? healthy : unhealthy('It does not know our prices.')
    },
  })
}
