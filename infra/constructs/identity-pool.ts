import { Duration, type Stack } from 'aws-cdk-lib'
import {
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  type UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { FederatedPrincipal, Role } from 'aws-cdk-lib/aws-iam'
import { prefixOf } from './stage-stack.ts'
import type { StageContext } from '#infra/context.ts'

interface IdentityPoolProps {
  readonly pool: UserPool
  readonly client: UserPoolClient
  readonly context: StageContext
}

/** An identity pool whose role has no permissions and that no browser uses (decision 12). */
export function identityPool(stack: Stack, { pool, client, context }: IdentityPoolProps): void {
  const identities = new CfnIdentityPool(stack, 'Identities', {
    identityPoolName: prefixOf(context),
    allowUnauthenticatedIdentities: false,
    allowClassicFlow: false,
    cognitoIdentityProviders: [
      {
        clientId: client.userPoolClientId,
        providerName: pool.userPoolProviderName,
        serverSideTokenCheck: true,
      },
    ],
  })
  const conditions = {
    StringEquals: { 'cognito-identity.amazonaws.com:aud': identities.ref },
    'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
  }
  const role = new Role(stack, 'SignedIn', {
    description: 'A signed-in user, who may do nothing by this role',
    assumedBy: new FederatedPrincipal(
      'cognito-identity.amazonaws.com',
      conditions,
      'sts:AssumeRoleWithWebIdentity',
    ),
    maxSessionDuration: Duration.hours(1),
  })
  new CfnIdentityPoolRoleAttachment(stack, 'Roles', {
    identityPoolId: identities.ref,
    roles: { authenticated: role.roleArn },
  })
}
