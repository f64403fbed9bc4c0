import * as z from 'zod/mini'
import { systemClock } from '../lambda/system-clock.ts'
import { originCheck } from '../http/origin-check.ts'
import { secretReader } from '../config/stored-secrets.ts'

/** Authorizer event of an HTTP API: it holds only the header that the route names. */
const AuthorizerEvent = z.object({ identitySource: z.tuple([z.string()]) })

const check = originCheck(secretReader(process.env), systemClock)

/** Lets through requests that came through the edge. HTTP APIs cache the answer: a few calls an hour. */
export async function handler(event: unknown): Promise<{ isAuthorized: boolean }> {
  const parsed = AuthorizerEvent.safeParse(event)
  return { isAuthorized: parsed.success && (await check(parsed.data.identitySource[0])) }
}
