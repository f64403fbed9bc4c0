import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import { BRAND } from '#shared/brand.ts'

const WRITE_INSTEAD = `or write to ${BRAND.supportEmail}.`

/** Longer than a delivery can take: one that has not ended by then has crashed. */
export const STALE_MS = MINUTE

export const beingDelivered = () =>
  new AppError('unavailable', {
    message: 'This message is being delivered. Try again in a minute if you see no confirmation.',
    retryAfterSeconds: STALE_MS / 1000,
  })

/** The error for the sender of an undelivered message; `tooMany` explains a reached rate limit. */
export function deliveryRefusal(error: unknown, tooMany: string): unknown {
  if (!(error instanceof AppError)) return error
  const { code, retryAfterSeconds, cause } = error
  if (code === 'unavailable')
    return new AppError(code, {
      message: `Your message could not be delivered. Try again in a few minutes, ${WRITE_INSTEAD}`,
      cause,
    })
  if (code !== 'too_many_requests' || retryAfterSeconds === undefined) return error
  return new AppError(code, {
    message: `${tooMany} Try again later, ${WRITE_INSTEAD}`,
    retryAfterSeconds,
    cause,
  })
}
