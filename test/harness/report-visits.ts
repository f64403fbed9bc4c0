import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import * as z from 'zod/mini'
import type { Emulators } from '#dev/emulators.ts'

export interface VisitEvent {
  readonly type:
    | 'largest_contentful_paint'
    | 'interaction_to_next_paint'
    | 'cumulative_layout_shift'
    | 'js_error'
  readonly page?: string
  readonly release?: string
  readonly details: object
}

/** Reports events of one visit, as the browser of somebody who agreed does. */
export async function reportVisit(
  { rum, cognitoIdentity }: Pick<Emulators, 'rum' | 'cognitoIdentity'>,
  now: Date,
  events: readonly VisitEvent[],
): Promise<void> {
  const ask = async (operation: string, input: object): Promise<unknown> => {
    const headers = { 'x-amz-target': `AWSCognitoIdentityService.${operation}` }
    return await (
      await fetch(cognitoIdentity.url, { method: 'POST', headers, body: JSON.stringify(input) })
    ).json()
  }
  const { IdentityId } = z
    .object({ IdentityId: z.string() })
    .parse(await ask('GetId', { IdentityPoolId: cognitoIdentity.poolId }))
  const { Credentials: key } = z
    .object({
      Credentials: z.object({ AccessKeyId: z.string(), SecretKey: z.string(), SessionToken: z.string() }),
    })
    .parse(await ask('GetCredentialsForIdentity', { IdentityId }))
  const body = JSON.stringify({
    BatchId: crypto.randomUUID(),
    AppMonitorDetails: { id: rum.monitorId, version: '1.0.0' },
    UserDetails: { sessionId: crypto.randomUUID(), userId: '00000000-0000-0000-0000-000000000000' },
    RumEvents: events.map(({ type, page = '/', release = '1.0.0-0a1b2c3', details }) => ({
      id: crypto.randomUUID(),
      timestamp: Math.round(now.getTime() / 1_000),
      type: `com.amazon.rum.${type}_event`,
      metadata: JSON.stringify({
        version: '1.0.0',
        domain: 'site.example',
        pageId: page,
        'aws:releaseId': release,
      }),
      details: JSON.stringify({ version: '1.0.0', ...details }),
    })),
  })
  const { port, host, hostname } = new URL(rum.url)
  const signer = new SignatureV4({
    service: 'rum',
    region: 'us-east-1',
    sha256: Sha256,
    credentials: {
      accessKeyId: key.AccessKeyId,
      secretAccessKey: key.SecretKey,
      sessionToken: key.SessionToken,
    },
  })
  const { path, query = {} } = await signer.presign(
    {
      method: 'POST',
      protocol: 'http:',
      hostname,
      port: Number(port),
      path: `/appmonitors/${rum.monitorId}`,
      headers: { host, 'content-type': 'text/plain;charset=UTF-8' },
      body,
    },
    { expiresIn: 60, signingDate: now },
  )
  const signed = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const { status } = await fetch(`${rum.url}${path}?${signed.join('&')}`, { method: 'POST', body })
  if (status !== 200) throw new Error(`PutRumEvents answered ${status}.`)
}
