import { importJWK, SignJWT, decodeJwt, generateKeyPair } from 'jose'
import * as z from 'zod/mini'

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
  ]),
  /** The endpoint that an outage or timeout affects. */
  on: z._default(z.enum(['any', 'authorize', 'token', 'jwks']), 'any'),
  times: z._default(z.number().check(z.int(), z.gte(1)), 1),
})
type Fault = z.infer<typeof Fault>

export const FaultRequest = z.union([
  Fault,
  z.object({ clear: z.literal(true) }),
  z.object({ changeEmail: z.object({ from: z.string(), to: z.string() }) }),
])
export type FaultRequest = z.input<typeof FaultRequest>

export interface CognitoFaults {
  set(request: FaultRequest): void
  clear(): void
  pending(): readonly Fault[]
}

export function faultQueue(changeEmail: (from: string, to: string) => void) {
  let queue: Fault[] = []
  const takeAt = (index: number): Fault | undefined => {
    const fault = queue[index]
    if (fault === undefined) return undefined
    queue =
      fault.times > 1 ? queue.with(index, { ...fault, times: fault.times - 1 }) : queue.toSpliced(index, 1)
    return fault
  }
  const blocks = (fault: Fault): boolean => fault.kind === 'outage' || fault.kind === 'timeout'
  return {
    set(input: FaultRequest): void {
      const request = FaultRequest.parse(input)
      if ('clear' in request) queue = []
      else if ('changeEmail' in request) changeEmail(request.changeEmail.from, request.changeEmail.to)
      else queue.push(request)
    },
    clear(): void {
      queue = []
    },
    pending: (): readonly Fault[] => queue,
    takeBlock: (on: 'authorize' | 'token' | 'jwks') =>
      takeAt(queue.findIndex((fault) => blocks(fault) && (fault.on === 'any' || fault.on === on))),
    takeSpoiler: () => takeAt(queue.findIndex((fault) => !blocks(fault))),
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
