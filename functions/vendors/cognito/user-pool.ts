import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * User names are the provider, an underscore and Google's subject (Cognito's guide, "Linking federated
 * users"). A case-insensitive pool like ours lower-cases the provider's name.
 */
const PREFIXES = ['google_', 'Google_']

/** The user pool's records of users who signed in with Google; `forget` ignores a user without a record. */
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
    /** Deletes the user with this Google subject. Rejects when Cognito refuses. */
    async forget(subject: string) {
      for (const prefix of PREFIXES) if (await remove(`${prefix}${subject}`)) return
    },
  }
}
