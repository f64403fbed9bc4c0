import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** Recommended by RFC 4226 and expected by authenticator apps. */
const SECRET_BYTES = 20
/** Tolerance in seconds: the previous and next code are accepted, for clock drift and typing time. */
const TOLERANCE = 30

/** Codes of authenticator apps (RFC 6238): six digits, new every thirty seconds. */
export const totp = {
  /** The secret in the base32 form that apps expect, from at least 20 bytes in base64url. */
  secretOf: (bytes: string): string =>
    new ScureBase32Plugin().encode(Buffer.from(bytes, 'base64url').subarray(0, SECRET_BYTES), {
      padding: false,
    }),
  address: (secret: string, issuer: string, label: string): string => generateURI({ secret, issuer, label }),
  /** The time step of a valid code; null when the code is wrong now or its step is not later than `after`. */
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
