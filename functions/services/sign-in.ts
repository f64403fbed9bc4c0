import { cognitoIdentity } from '#vendors/cognito/cognito-identity.ts'
import { cognitoUserPool } from '#vendors/cognito/user-pool.ts'
import { setting } from '#platform/config/config.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { lazy } from '#platform/lazy.ts'

export const identityProvider = lazy(() =>
  cognitoIdentity({
    authorizeUrl: setting('COGNITO_AUTHORIZE_URL'),
    tokenUrl: setting('COGNITO_TOKEN_URL'),
    jwksUrl: setting('COGNITO_JWKS_URL'),
    issuer: setting('COGNITO_ISSUER'),
    clientId: setting('COGNITO_CLIENT_ID'),
    redirectUri: `${appOrigin()}/api/auth/callback`,
  }),
)

export const userPool = lazy(() => cognitoUserPool(setting('USER_POOL_ID')))
