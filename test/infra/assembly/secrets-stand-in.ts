import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#emulators/kit/listen.ts'
import * as z from 'zod/mini'
import { bytesOf } from './guarding-proxy.ts'

const Asked = z.object({ SecretId: z.string() })

/** Secrets Manager with GetSecretValue only, over values by ARN. */
export async function startSecrets(
  values: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Promise<{ url: string; close(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { SecretId } = Asked.parse(JSON.parse((await bytesOf(request)).toString('utf8')))
    const value = values.get(SecretId)
    response.writeHead(value === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(
      JSON.stringify(
        value === undefined
          ? { __type: 'ResourceNotFoundException' }
          : { ARN: SecretId, SecretString: JSON.stringify(value) },
      ),
    )
  }
  return await listen((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
}
