import * as z from 'zod/mini'
import { cognitoIdentity } from '#vendors/cognito/cognito-identity.ts'
import { cognitoUserPool } from '#vendors/cognito/user-pool.ts'
import { filled, readEnvironment } from '../../config/config.ts'
import { appOrigin } from '../../http/cookies.ts'
import { lazy } from '../../lambda/lazy.ts'

const Environment = z.object({
  COGNITO_AUTHORIZE_URL: filled,
  COGNITO_TOKEN_URL: filled,
  COGNITO_JWKS_URL: filled,
  COGNITO_ISSUER: filled,
  COGNITO_CLIENT_ID: filled,
})

export const identityProvider = lazy(() => {
  const env = readEnvironment(Environment)
  return cognitoIdentity({
    authorizeUrl: env.COGNITO_AUTHORIZE_URL,
    tokenUrl: env.COGNITO_TOKEN_URL,
    jwksUrl: env.COGNITO_JWKS_URL,
    issuer: env.COGNITO_ISSUER,
    clientId: env.COGNITO_CLIENT_ID,
    redirectUri: `${appOrigin()}/api/auth/callback`,
  })
})

export const userPool = lazy(() =>
  cognitoUserPool(readEnvironment(z.object({ USER_POOL_ID: filled })).USER_POOL_ID),
)
