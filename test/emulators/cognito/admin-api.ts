import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { NodeEnv } from '#emulators/kit/server.ts'
import type { AccountState } from './accounts.ts'
import type { cognitoFaults } from './faults.ts'

const DeleteUser = z.object({ UserPoolId: z.string(), Username: z.string() })

/** AdminDeleteUser in JSON 1.1. A deleted user is recreated by the next sign-in. */
export function adminApi(
  app: Hono<NodeEnv>,
  {
    accounts,
    poolId,
    faults,
  }: {
    readonly accounts: AccountState
    readonly poolId: string
    readonly faults: Pick<ReturnType<typeof cognitoFaults>, 'takeBlock'>
  },
): void {
  app.post('/', async (c) => {
    const refuse = (name: string, message: string) =>
      c.json({ __type: name, message }, 400, {
        'x-amzn-errortype': name,
        'content-type': 'application/x-amz-json-1.1',
      })
    if (faults.takeBlock('admin') !== undefined)
      return c.json({ __type: 'InternalErrorException', message: 'Try again.' }, 500)
    if (c.req.header('x-amz-target') !== 'AWSCognitoIdentityProviderService.AdminDeleteUser')
      return refuse('InvalidParameterException', 'This call is not imitated.')
    const { UserPoolId, Username } = DeleteUser.parse(await c.req.json())
    if (UserPoolId !== poolId)
      return refuse('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`)
    return accounts.deleteFromPool(Username)
      ? c.json({})
      : refuse('UserNotFoundException', 'User does not exist.')
  })
}
