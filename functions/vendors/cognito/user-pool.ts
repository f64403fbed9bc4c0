import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserPool } from '#functions/privacy/ports.ts'

/**
 * Names of users who came from Google: the provider's name in lower case, an underscore, Google's subject
 * (Cognito's guide, "Linking federated users").
 */
const PREFIX = 'google_'

/** The records that the user pool keeps of sign-ins with Google. */
export function cognitoUserPool(poolId: string, config: CognitoIdentityProviderClientConfig = {}): UserPool {
  const client = new CognitoIdentityProviderClient(config)
  return {
    async forget(subject) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: `${PREFIX}${subject}` }))
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error
      }
    },
  }
}
