import { AppError } from '#platform/app-error.ts'
import { BRAND } from '#shared/brand.ts'

const WRITE_INSTEAD = `or write to ${BRAND.supportEmail}.`

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
