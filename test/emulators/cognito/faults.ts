import { importJWK, SignJWT, decodeJwt, generateKeyPair } from 'jose'
import * as z from 'zod/mini'
import { faultQueue, Times } from '#emulators/kit/fault-queue.ts'

const Fault = z.object({
  /** `outage` answers 503 and `timeout` never answers; the others spoil the next ID token. */
  kind: z.enum([
    'outage',
    'timeout',
    'wrong_nonce',
    'expired',
    'wrong_audience',
    'wrong_issuer',
    'wrong_signature',
    'access_token',
    'no_claims',
    'unverified_email',
  ]),
  /** The endpoint that an outage or timeout affects. */
  on: z._default(z.enum(['any', 'authorize', 'token', 'jwks', 'admin']), 'any'),
  times: Times,
})
type Fault = z.infer<typeof Fault>

export const FaultRequest = z.union([
  Fault,
  z.object({ clear: z.literal(true) }),
  z.object({ changeEmail: z.object({ from: z.string(), to: z.string() }) }),
])
export type FaultRequest = z.input<typeof FaultRequest>

export function cognitoFaults(changeEmail: (from: string, to: string) => void) {
  const { set, take, ...queue } = faultQueue<Fault>()
  const blocks = ({ kind }: Fault): boolean => kind === 'outage' || kind === 'timeout'
  return {
    ...queue,
    set(input: FaultRequest): void {
      const request = FaultRequest.parse(input)
      if ('changeEmail' in request) changeEmail(request.changeEmail.from, request.changeEmail.to)
      else set(request)
    },
    takeBlock: (on: 'authorize' | 'token' | 'jwks' | 'admin') =>
      take((fault) => blocks(fault) && (fault.on === 'any' || fault.on === on)),
    takeSpoiler: () => take((fault) => !blocks(fault)),
  }
}

/** The same ID token with one claim wrong, signed again; for `wrong_signature` with another key. */
export async function spoil(
  idToken: string,
  kind: Fault['kind'],
  jwk: Record<string, unknown>,
): Promise<string> {
  const claims = decodeJwt(idToken)
  const now = Math.floor(Date.now() / 1_000)
  const { exp, iat, ...bare } = claims
  const changed = {
    ...(kind === 'no_claims' ? { iss: claims.iss, aud: claims.aud, sub: claims.sub, token_use: 'id' } : bare),
    ...(kind === 'wrong_nonce' ? { nonce: 'not-the-nonce-that-was-sent' } : {}),
    ...(kind === 'wrong_audience' ? { aud: 'another-client' } : {}),
    ...(kind === 'wrong_issuer' ? { iss: 'https://issuer.invalid/pool' } : {}),
    ...(kind === 'unverified_email' ? { email_verified: false } : {}),
    ...(kind === 'access_token' ? { token_use: 'access' } : {}),
    iat: kind === 'expired' ? now - 7_200 : iat,
    exp: kind === 'expired' ? now - 3_600 : exp,
  }
  const key =
    kind === 'wrong_signature'
      ? (await generateKeyPair('RS256')).privateKey
      : await importJWK({ ...jwk }, 'RS256')
  return new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid: String(jwk['kid']) }).sign(key)
}
