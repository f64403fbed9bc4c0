import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'
/**
 * Names of users who came from Google: the provider's name in lower case, an underscore, Google's subject
 * (Cognito's guide, "Linking federated users").
 */
const PREFIX = 'google_'

/** The records that the user pool keeps of sign-ins with Google. */
export function cognitoUserPool(poolId: string, config: CognitoIdentityProviderClientConfig = {}) {
  const client = new CognitoIdentityProviderClient(config)
  return {
    async forget(subject: string) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: `${PREFIX}${subject}` }))
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error
      }
    },
  }
}

/**
 * The records that the identity provider's user pool keeps of sign-ins with Google; none there is as good.
 */
export type UserPool = ReturnType<typeof cognitoUserPool>
