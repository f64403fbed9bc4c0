import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * Names of users who came from Google: the provider's name, an underscore, Google's subject. A pool that takes
 * names without regard to case, as ours is made, writes the provider's name in lower case; one that regards
 * it keeps the name as it was given (Cognito's guide, "Linking federated users").
 */
const PREFIXES = ['google_', 'Google_']

/** The records that the user pool keeps of sign-ins with Google. */
export function cognitoUserPool(poolId: string, config: CognitoIdentityProviderClientConfig = {}) {
  const client = new CognitoIdentityProviderClient(config)
  const remove = async (Username: string): Promise<boolean> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username }))
      return true
    } catch (error) {
      if (error instanceof UserNotFoundException) return false
      throw error
    }
  }
  return {
    async forget(subject: string) {
      for (const prefix of PREFIXES) if (await remove(`${prefix}${subject}`)) return
    },
  }
}

/**
 * The records that the identity provider's user pool keeps of sign-ins with Google; none there is as good.
 */
export type UserPool = ReturnType<typeof cognitoUserPool>
