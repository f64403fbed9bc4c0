import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** What RFC 4226 recommends, and authenticator apps expect. */
const SECRET_BYTES = 20
/** A code of the step before or after is taken too: clocks differ, and typing takes a while. Seconds. */
const TOLERANCE = 30

/** Codes of authenticator apps (RFC 6238): six digits, a new one every thirty seconds. */
export const totp = {
  /** The secret as apps take it, of at least 20 bytes in base64url. */
  secretOf: (bytes: string): string =>
    new ScureBase32Plugin().encode(Buffer.from(bytes, 'base64url').subarray(0, SECRET_BYTES), {
      padding: false,
    }),
  address: (secret: string, issuer: string, label: string): string => generateURI({ secret, issuer, label }),
  /** The step that a code is of; null when it is none of now, or not later than `after`. */
  stepOf(code: string, secret: string, now: Date, after: number | null): number | null {
    if (!/^\d{6}$/.test(code)) return null
    const found = verifySync({
      secret,
      token: code,
      epoch: Math.floor(now.getTime() / 1000),
      epochTolerance: TOLERANCE,
      ...(after === null ? {} : { afterTimeStep: after }),
    })
    return found.valid && 'timeStep' in found ? found.timeStep : null
  },
}

export type Totp = typeof totp
