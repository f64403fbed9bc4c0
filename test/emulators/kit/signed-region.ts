import type { Context } from 'hono'
import type { NodeEnv } from './server.ts'

/** The region that a request to AWS is signed for; us-east-1 for an unsigned one. */
export function signedRegion(c: Context<NodeEnv>): string {
  const [, region = 'us-east-1'] =
    /Credential=[^/]+\/\d+\/([^/]+)\//.exec(c.req.header('authorization') ?? '') ?? []
  return region
}
