import { Duration, SecretValue } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolPrincipalTag,
  CfnIdentityPoolRoleAttachment,
  ClientAttributes,
  FeaturePlan,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
  type UserPoolDomain,
} from 'aws-cdk-lib/aws-cognito'
import { FederatedPrincipal, PolicyDocument, Role } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { suppressNags, suppressWildcardNags } from '#infra/constructs/nag-suppressions.ts'
import { allow, allowKey } from '#infra/constructs/bindings/binding.ts'
import type { SignIn } from '../constructs/stage-resources.ts'
import { prefixOf, removalOf, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'

interface IdentityProps {
  /** Where the site stands. */
  readonly origin: string
  readonly googleSecret: ISecret
  readonly resumes: IBucket
  readonly resumesKey: IKey
}

/** Our id of a user, which the pool only keeps: no client may write it. */
const USER_ID = 'userId'
/** Where a developer's own stage may use this pool instead of its emulator. */
const LOCAL_SITE = 'http://localhost:5173'

/**
 * Who signs in: Google's word through a user pool. Passwords, recovery and second factors stay with Google.
 */
export class IdentityStack extends StageStack {
  readonly signIn: SignIn

  constructor(scope: Construct, context: StageContext, props: IdentityProps) {
    super(scope, 'identity', {
      context,
      stateful: true,
      description: 'User pool, Google, and the identity pool',
    })
    const pool = this.#pool()
    const google = this.#google(pool, props.googleSecret)
    const client = this.#client(pool, props.origin)
    // Without it the client may come first, and names a provider that is not there yet.
    client.node.addDependency(google)
    const prefix = context.authDomainPrefix ?? `${prefixOf(context)}-${this.account}`
    // Nobody sees its pages, for each sign-in names Google; the newer ones refuse to work before they are
    // styled.
    const domain = pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: prefix },
      managedLoginVersion: ManagedLoginVersion.CLASSIC_HOSTED_UI,
    })
    this.#identityPool(pool, client, props)
    this.signIn = this.#addresses(pool, client, domain)
  }

  #pool(): UserPool {
    const { context } = this
    const pool = new UserPool(this, 'Users', {
      userPoolName: prefixOf(context),
      // Nobody makes an account here: it comes with the first sign-in through Google.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      // Cannot be changed later; the default regards case, in names as well.
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      // It signs in through Google on the classic page, which the cheapest plan does for a third of the next
      // one's price.
      featurePlan: FeaturePlan.LITE,
      passwordPolicy: {
        minLength: 16,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      customAttributes: { [USER_ID]: new StringAttribute({ mutable: true, maxLen: 64 }) },
      deletionProtection: context.stage === 'prod',
      removalPolicy: removalOf(context),
    })
    const none =
      'The only way in is Google, which has the password, its second factor and its own watch over both.'
    suppressNags(pool, { COG2: none, COG8: none })
    return pool
  }

  #google(pool: UserPool, secret: ISecret): UserPoolIdentityProviderGoogle {
    const { googleClientId, googleSecretVersion } = this.context
    const version = googleSecretVersion === undefined ? {} : { versionId: googleSecretVersion }
    return new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: pool,
      clientId: googleClientId,
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
      // The browser passes through it, so a secret would be none: the exchange is bound by PKCE.
      generateSecret: false,
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false, clientCredentials: false },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: sites.map((each) => `${each}/api/auth/callback`),
        logoutUrls: sites.map((each) => `${each}/login`),
      },
      authFlows: {},
      // Unasked, a token has the standard attributes only.
      readAttributes: new ClientAttributes()
        .withStandardAttributes({ email: true, emailVerified: true, givenName: true, familyName: true })
        .withCustomAttributes(USER_ID),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Our session is our own: the tokens are looked at once.
      idTokenValidity: Duration.minutes(5),
      accessTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    })
  }

  /**
   * For a client that holds tokens of the pool: credentials that read that user's resumes, and nothing before
   * the user's id is known to the pool.
   */
  #identityPool(pool: UserPool, client: UserPoolClient, { resumes, resumesKey }: IdentityProps): void {
    const identities = new CfnIdentityPool(this, 'Identities', {
      identityPoolName: prefixOf(this.context),
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
    const own = resumes.arnForObjects(`users/\${aws:PrincipalTag/${USER_ID}}/resumes/*`)
    const conditions = {
      StringEquals: { 'cognito-identity.amazonaws.com:aud': identities.ref },
      'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
    }
    const role = new Role(this, 'SignedIn', {
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
            allowKey(['kms:Decrypt'], resumesKey.keyArn, 's3', this.region),
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
    new CfnIdentityPoolPrincipalTag(this, 'Tags', {
      identityPoolId: identities.ref,
      identityProviderName: pool.userPoolProviderName,
      principalTags: { [USER_ID]: `custom:${USER_ID}` },
      useDefaults: false,
    })
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: identities.ref,
      roles: { authenticated: role.roleArn },
    })
  }

  #addresses(pool: UserPool, client: UserPoolClient, domain: UserPoolDomain): SignIn {
    const issuer = `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`
    return {
      authorizeUrl: `${domain.baseUrl()}/oauth2/authorize`,
      tokenUrl: `${domain.baseUrl()}/oauth2/token`,
      jwksUrl: `${issuer}/.well-known/jwks.json`,
      issuer,
      clientId: client.userPoolClientId,
      poolId: pool.userPoolId,
      poolArn: pool.userPoolArn,
    }
  }
}
