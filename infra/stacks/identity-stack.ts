import { Duration, SecretValue } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  ClientAttributes,
  FeaturePlan,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { redirectAddresses, signInAddress, signInDomain } from '#infra/constructs/sign-in-domain.ts'
import type { SignIn } from '../constructs/stage-resources.ts'
import { removalOf, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import type { StageContext } from '../context.ts'

interface IdentityProps {
  readonly origin: string
  readonly googleSecret: ISecret
  /** Certificate of the sign-in's own domain; null without one. */
  readonly certificate: ICertificate | null
}

/** A developer's local site may use this pool instead of the emulator. */
const LOCAL_SITE = 'http://localhost:5173'

/** Sign-in with Google through a user pool. Passwords, recovery and second factors stay with Google. */
export class IdentityStack extends StageStack {
  readonly signIn: SignIn

  constructor(scope: Construct, context: StageContext, props: IdentityProps) {
    super(scope, 'identity', {
      context,
      stateful: true,
      description: 'User pool and Google',
    })
    const pool = this.#pool()
    const google = this.#google(pool, props.googleSecret)
    const client = this.#client(pool, props.origin)
    // Otherwise the client may be created first and name a provider that does not exist yet.
    client.node.addDependency(google)
    // Managed login works for clients with a style alone; users never see its pages, because each sign-in names Google.
    new CfnManagedLoginBranding(this, 'Style', {
      userPoolId: pool.userPoolId,
      clientId: client.userPoolClientId,
      useCognitoProvidedValues: true,
    })
    const domain = signInDomain(this, pool, context, props.certificate)
    const address = signInAddress(domain, context)
    this.signIn = this.#addresses(pool, client, address)
    redirectAddresses(this, address, props.origin)
  }

  #pool(): UserPool {
    const { context } = this
    const pool = new UserPool(this, 'Users', {
      userPoolName: prefixOf(context),
      // Accounts are created by the first sign-in through Google.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      // Cannot be changed later; the default is case-sensitive.
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      // Managed login hands `prompt` to Google, so that people can choose an account; the classic page of LITE does not.
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 16,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      deletionProtection: context.stage === 'prod',
      removalPolicy: removalOf(context),
    })
    const none =
      'The only way to sign in is Google, which handles passwords, second factors and suspicious sign-ins.'
    suppressNags(pool, { COG2: none, COG8: none })
    return pool
  }

  #google(pool: UserPool, secret: ISecret): UserPoolIdentityProviderGoogle {
    const { googleSignInClientId, googleSignInSecretVersion: versionId } = this.context
    const version = versionId === undefined ? {} : { versionId }
    return new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: pool,
      clientId: googleSignInClientId,
      clientSecretValue: SecretValue.secretsManager(secret.secretArn, {
        jsonField: 'GOOGLE_CLIENT_SECRET',
        ...version,
      }),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        givenName: ProviderAttribute.GOOGLE_GIVEN_NAME,
        familyName: ProviderAttribute.GOOGLE_FAMILY_NAME,
      },
    })
  }

  #client(pool: UserPool, site: string): UserPoolClient {
    const sites = this.context.stage === 'dev' ? [site, LOCAL_SITE] : [site]
    return pool.addClient('Site', {
      // PKCE protects the exchange of the code instead.
      generateSecret: false,
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false, clientCredentials: false },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: sites.map((each) => `${each}/api/auth/callback`),
        logoutUrls: sites.map((each) => `${each}/`),
      },
      authFlows: {},
      // Only the attributes that the sign-in needs.
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        givenName: true,
        familyName: true,
      }),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Tokens are read once; the session after that is our own.
      idTokenValidity: Duration.minutes(5),
      accessTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    })
  }

  #addresses(pool: UserPool, client: UserPoolClient, address: string): SignIn {
    const issuer = `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`
    return {
      authorizeUrl: `${address}/oauth2/authorize`,
      tokenUrl: `${address}/oauth2/token`,
      jwksUrl: `${issuer}/.well-known/jwks.json`,
      issuer,
      clientId: client.userPoolClientId,
      poolId: pool.userPoolId,
      poolArn: pool.userPoolArn,
    }
  }
}
