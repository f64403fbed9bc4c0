import * as z from 'zod/mini'
import { systemClock } from '../lambda/system-clock.ts'
import { originCheck } from '../http/origin-check.ts'
import { secretValues } from '../config/stored-secrets.ts'

/** What an HTTP API asks its authorizer: the header that the route names, by itself. */
const AuthorizerEvent = z.object({ identitySource: z.tuple([z.string()]) })

const check = originCheck(() => secretValues(process.env), systemClock)

/** Says who came through the edge. An HTTP API remembers the answer, so this runs a few times an hour. */
export async function handler(event: unknown): Promise<{ isAuthorized: boolean }> {
  const asked = AuthorizerEvent.safeParse(event)
  return { isAuthorized: asked.success && (await check(asked.data.identitySource[0])) }
}
