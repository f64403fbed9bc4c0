import type { Context } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import { depsOf, type Deps, type Services } from '../lambda/deps.ts'
import type { Webhook } from '#shared/contracts/webhooks.ts'
import { jsonResult, problemResult, rawBody, type HttpEvent, type HttpResult } from './http.ts'
import { describeError, logger } from '../log/logger.ts'
import { count } from '../log/metrics.ts'

/** Tells what a signed body says, or why it cannot be told. */
export type Verify<E> = (body: string, signature: string) => Promise<E | 'unsigned' | 'unreadable'>

/**
 * The signature stands for session and origin, so it is looked at first, over the bytes as they came. A
 * signed body that cannot be read is put aside; what is unexpected becomes `internal`, and vendors send
 * again.
 */
export function webhook<E, S extends Services>(
  route: Webhook,
  verify: Verify<E>,
  services: S,
  run: (input: { readonly event: E; readonly deps: Deps<S> }) => Promise<unknown>,
) {
  const answer = async (event: HttpEvent, requestId: string): Promise<HttpResult> => {
    try {
      const verified = await verify(rawBody(event, route.bodyLimit), event.headers[route.signature] ?? '')
      if (verified === 'unsigned') {
        count('WebhookRefused', 1)
        throw new AppError('signature_refused')
      }
      if (verified === 'unreadable') {
        // The vendor would send the same for days: it is taken, counted, and looked at by a person.
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
    const began = performance.now()
    const requestId = event.requestContext.requestId || context.awsRequestId
    const result = await answer(event, requestId)
    logger.info(
      { webhook: route.id, requestId, status: result.statusCode, ms: Math.round(performance.now() - began) },
      'webhook',
    )
    return result
  }
}
