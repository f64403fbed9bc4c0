import type { CloudwatchEmulator } from '#emulators/cloudwatch/cloudwatch-emulator.ts'
import { LOCAL_API_ID } from '../environment.ts'

/**
 * Puts in what API Gateway itself measures of an HTTP API (docs.aws.amazon.com/apigateway, http-api-metrics).
 */
export function gatewayMetrics({
  put,
}: Pick<CloudwatchEmulator, 'put'>): (answered: {
  readonly status: number
  readonly latencyMs: number
}) => void {
  return ({ status, latencyMs }) => {
    const values = {
      Count: 1,
      '4xx': Number(status >= 400 && status < 500),
      '5xx': Number(status >= 500),
      Latency: latencyMs,
    }
    for (const [name, value] of Object.entries(values))
      put({ namespace: 'AWS/ApiGateway', name, dimensions: { ApiId: LOCAL_API_ID }, value })
  }
}
