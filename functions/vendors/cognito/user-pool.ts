import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * Provider, underscore, Google's subject (Cognito's guide, "Linking federated users"). A pool without regard
 * to case, as ours, lowers the provider's name.
 */
const PREFIXES = ['google_', 'Google_']

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
