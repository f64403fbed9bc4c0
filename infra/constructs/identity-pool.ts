import { Duration, type Stack } from 'aws-cdk-lib'
import {
  CfnIdentityPool,
  CfnIdentityPoolPrincipalTag,
  CfnIdentityPoolRoleAttachment,
  type UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { FederatedPrincipal, PolicyDocument, Role } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { StageContext } from '#infra/context.ts'
import { allow, allowKey } from './bindings/binding.ts'
import { suppressWildcardNags } from './nag-suppressions.ts'
import { prefixOf } from './stage-stack.ts'

interface IdentityPoolProps {
  readonly pool: UserPool
  readonly client: UserPoolClient
  /** Name of the attribute that holds our id of a user. */
  readonly userId: string
  readonly context: StageContext
  readonly resumes: IBucket
  readonly resumesKey: IKey
}

/**
 * For a client that holds tokens of the pool: credentials that read that user's resumes, and nothing before
 * the user's id is known to the pool.
 */
export function identityPool(
  stack: Stack,
  { pool, client, userId, context, resumes, resumesKey }: IdentityPoolProps,
): void {
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
  const own = resumes.arnForObjects(`users/\${aws:PrincipalTag/${userId}}/resumes/*`)
  const conditions = {
    StringEquals: { 'cognito-identity.amazonaws.com:aud': identities.ref },
    'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
  }
  const role = new Role(stack, 'SignedIn', {
    description: 'A signed-in user reads their own resumes',
    assumedBy: new FederatedPrincipal(
      'cognito-identity.amazonaws.com',
      conditions,
      'sts:AssumeRoleWithWebIdentity',
    ).withSessionTags(),
    inlinePolicies: {
      ownResumes: new PolicyDocument({
        statements: [
          allow(['s3:GetObject'], [own]),
          allowKey(['kms:Decrypt'], resumesKey.keyArn, 's3', stack.region),
        ],
      }),
    },
    maxSessionDuration: Duration.hours(1),
  })
  suppressWildcardNags(role, [
    {
      resource: own,
      reason:
        'The files of one user, whose id the session carries as a tag; without the tag nothing matches.',
    },
  ])
  new CfnIdentityPoolPrincipalTag(stack, 'Tags', {
    identityPoolId: identities.ref,
    identityProviderName: pool.userPoolProviderName,
    principalTags: { [userId]: `custom:${userId}` },
    useDefaults: false,
  })
  new CfnIdentityPoolRoleAttachment(stack, 'Roles', {
    identityPoolId: identities.ref,
    roles: { authenticated: role.roleArn },
  })
}
