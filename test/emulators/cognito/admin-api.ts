import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { asked, AwsRefusal, awsJson } from '#emulators/kit/aws.ts'
import type { NodeEnv } from '#emulators/kit/server.ts'
import type { AccountState } from './accounts.ts'
import type { cognitoFaults } from './faults.ts'

const DeleteUser = z.object({ UserPoolId: z.string(), Username: z.string() })

interface AdminApi {
  readonly accounts: AccountState
  readonly poolId: string
  readonly faults: Pick<ReturnType<typeof cognitoFaults>, 'takeBlock'>
}

/** AdminDeleteUser in JSON 1.1. A deleted user is recreated by the next sign-in. */
export const adminApi = (app: Hono<NodeEnv>, { accounts, poolId, faults }: AdminApi): void =>
  awsJson(app, {
    operations: {
      AdminDeleteUser(body) {
        const { UserPoolId, Username } = asked(DeleteUser, body)
        if (UserPoolId !== poolId)
          throw new AwsRefusal('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`)
        if (accounts.deleteFromPool(Username)) return {}
        throw new AwsRefusal('UserNotFoundException', 'User does not exist.')
      },
    },
    fault: () => faults.takeBlock('admin') && 'outage',
    errors: { outage: [500, 'InternalErrorException'] },
  })
