import type { Context } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import { beforeWork, depsOf, type Deps, type Services } from '../lambda/deps.ts'
import type { Webhook } from '#shared/contracts/webhooks.ts'
import { jsonResult, problemResult, rawBody, type HttpEvent, type HttpResult } from './http.ts'
import { describeError, logger } from '../log/logger.ts'
import { count } from '../log/metrics.ts'

/** Parses a signed body, or says why it cannot be used. */
export type Verify<E> = (body: string, signature: string) => Promise<E | 'unsigned' | 'unreadable'>

/**
 * Makes a webhook a Lambda. The signature replaces session and origin checks, so it is verified first, over
 * the raw bytes. A signed body that cannot be parsed is logged and accepted; an unexpected error becomes
 * `internal`, and the vendor sends the event again.
 */
export function webhook<E, S extends Services>(
  route: Webhook,
  verify: Verify<E>,
  services: S,
  run: (input: { readonly event: E; readonly deps: Deps<S> }) => Promise<unknown>,
) {
  const answer = async (event: HttpEvent, requestId: string): Promise<HttpResult> => {
    try {
      await beforeWork()
      const verified = await verify(rawBody(event, route.bodyLimit), event.headers[route.signature] ?? '')
      if (verified === 'unsigned') {
        count('WebhookRefused', 1)
        throw new AppError('signature_refused')
      }
      if (verified === 'unreadable') {
        // Refused, it would be sent again for days; so it is accepted, counted, and left for a person to look
        // at.
        logger.error({ webhook: route.id, requestId }, 'signed body could not be read')
        count('WebhookUnreadable', 1)
      } else await run({ event: verified, deps: depsOf(services) })
      return jsonResult(200, { received: true }, requestId)
    } catch (error) {
      if (!(error instanceof AppError))
        logger.error({ webhook: route.id, requestId, error: describeError(error) }, 'webhook failed')
      return problemResult(error instanceof AppError ? error : new AppError('internal'), requestId)
    }
  }
  return async (event: HttpEvent, context: Context): Promise<HttpResult> => {
    const startedAt = performance.now()
    const requestId = event.requestContext.requestId || context.awsRequestId
    const result = await answer(event, requestId)
    logger.info(
      {
        webhook: route.id,
        requestId,
        status: result.statusCode,
        ms: Math.round(performance.now() - startedAt),
      },
      'webhook',
    )
    return result
  }
}
