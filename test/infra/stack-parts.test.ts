import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { spaRouter } from '#infra/constructs/edge/spa-router.ts'
import { ADDRESS_HEADER } from '#platform/http/visitor.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import type { Assembly } from './stack-templates.ts'

const dev = await assemblyOf('dev')
const prod = await assemblyOf('prod')
const full = await changedAssembly('full')

describe('the table', () => {
  const { Properties: table } = prod.one('AWS::DynamoDB::Table')
  const byName = (attributes: readonly { AttributeName?: string | undefined }[]) =>
    attributes.toSorted((a, b) => String(a.AttributeName).localeCompare(String(b.AttributeName)))

  test('has the keys and indexes that the code uses', () => {
    const { TableName: _, AttributeDefinitions: attributes = [], ...known } = tableDefinition('any')
    const { AttributeDefinitions, BillingMode, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } =
      table
    expect({ BillingMode, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes }).toEqual(known)
    expect(byName(AttributeDefinitions)).toEqual(byName(attributes))
    expect(table['TimeToLiveSpecification']).toEqual({ AttributeName: 'ttl', Enabled: true })
  })

  test('is encrypted with our key and can be restored to any second of the last 35 days', () => {
    expect(table).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    })
  })
})

describe('removal policies', () => {
  const policies = (assembly: Assembly, type: string) => [
    ...new Set(assembly.of(type).map(({ DeletionPolicy }) => DeletionPolicy)),
  ]
  const KEPT = [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::KMS::Key',
    'AWS::SecretsManager::Secret',
    'AWS::Cognito::UserPool',
    'AWS::SQS::Queue',
    'AWS::Logs::LogGroup',
  ]

  test.each(KEPT)('%s is retained in production and removed with dev', (type) => {
    expect(policies(prod, type)).toEqual(['RetainExceptOnCreate'])
    expect(policies(dev, type)).toEqual(['Delete'])
  })

  test('production is protected against deletion, and dev is emptied so that it can be deleted', () => {
    expect(prod.one('AWS::DynamoDB::Table').Properties['DeletionProtectionEnabled']).toBe(true)
    expect(dev.one('AWS::DynamoDB::Table').Properties['DeletionProtectionEnabled']).toBe(false)
    expect(prod.one('AWS::Cognito::UserPool').Properties['DeletionProtection']).toBe('ACTIVE')
    expect([
      dev.of('Custom::S3AutoDeleteObjects').length,
      prod.of('Custom::S3AutoDeleteObjects').length,
    ]).toEqual([8, 0])
  })

  test('data is in other stacks than what can be recreated', () => {
    // CDK's helpers tell another region the ARN of a key.
    const parts = (type: string) => [
      ...new Set(
        prod
          .of(type)
          .filter(({ logicalId }) => !logicalId.startsWith('CustomCrossRegionExport'))
          .map(({ part }) => part),
      ),
    ]
    expect({
      table: parts('AWS::DynamoDB::Table'),
      users: parts('AWS::Cognito::UserPool'),
      secrets: parts('AWS::SecretsManager::Secret'),
    }).toEqual({
      table: ['data'],
      users: ['identity'],
      secrets: ['secrets'],
    })
    expect(parts('AWS::Lambda::Function')).toEqual([
      'edge',
      'visitors',
      'pipeline',
      'api',
      'outreach',
      'admin',
    ])
  })
})

describe('files', () => {
  test('no bucket is public, and all require TLS 1.2', () => {
    const buckets = prod.of('AWS::S3::Bucket')
    expect(buckets).toHaveLength(8)
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      })
    }
    const denied = prod
      .of('AWS::S3::BucketPolicy')
      .map(({ Properties }) => JSON.stringify(Properties['PolicyDocument']))
    expect(
      denied.map((policy) => [
        policy.includes('"aws:SecureTransport":"false"'),
        policy.includes('"s3:TlsVersion":1.2'),
      ]),
    ).toEqual(Array.from({ length: 8 }, () => [true, true]))
  })

  test('exports are kept for a day, without versions, and unfinished ones too', () => {
    const { Properties } = prod.one('AWS::S3::Bucket', 'Exports')
    expect(Properties['VersioningConfiguration']).toBeUndefined()
    expect(Properties).toMatchObject({
      LifecycleConfiguration: {
        Rules: [{ ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
      },
      LoggingConfiguration: { LogFilePrefix: 'exports/' },
    })
  })

  test('resumes are versioned under their own key, and deleted a month after they were replaced', () => {
    const { Properties } = prod.one('AWS::S3::Bucket', 'Resumes')
    expect(Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          {
            BucketKeyEnabled: true,
            ServerSideEncryptionByDefault: {
              SSEAlgorithm: 'aws:kms',
              KMSMasterKeyID: { 'Fn::GetAtt': [expect.stringMatching(/^ResumesKey/), 'Arn'] },
            },
          },
        ],
      },
      LifecycleConfiguration: {
        Rules: [
          {
            NoncurrentVersionExpiration: { NoncurrentDays: 30 },
            ExpiredObjectDeleteMarker: true,
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 },
          },
        ],
      },
      LoggingConfiguration: { LogFilePrefix: 'resumes/' },
    })
  })

  test('each purpose has its own key with rotation', () => {
    const keys = prod.of('AWS::KMS::Key')
    expect(keys.map(({ Properties }) => String(Properties['Description'])).toSorted()).toEqual([
      'Backups',
      'Copies of backups',
      'Mailbox',
      'Resumes',
      'Secrets',
      'Table',
    ])
    expect(keys.every(({ Properties }) => Properties['EnableKeyRotation'] === true)).toBe(true)
  })
})

describe('the edge', () => {
  const { DistributionConfig: edge } = prod.one('AWS::CloudFront::Distribution').Properties
  const headersOf = (begins: string) =>
    prod.one('AWS::CloudFront::ResponseHeadersPolicy', begins).Properties['ResponseHeadersPolicyConfig']

  test('the site comes from its bucket, which only the distribution may read', () => {
    expect(edge.Origins[0]).toMatchObject({
      OriginAccessControlId: {
        'Fn::GetAtt': [prod.one('AWS::CloudFront::OriginAccessControl').logicalId, 'Id'],
      },
    })
    expect(
      prod.one('AWS::CloudFront::OriginAccessControl').Properties['OriginAccessControlConfig'],
    ).toMatchObject({ SigningBehavior: 'always', SigningProtocol: 'sigv4' })
    expect(edge.DefaultCacheBehavior).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
    })
  })

  test('the API is never cached, and its errors are never replaced by pages', () => {
    expect(edge.CacheBehaviors).toHaveLength(1)
    expect(edge.CacheBehaviors[0]).toMatchObject({
      PathPattern: '/api/*',
      // AWS's own CachingDisabled and AllViewerExceptHostHeader: cookies and admin credentials are forwarded,
      // and no response to them is cached.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      ViewerProtocolPolicy: 'https-only',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    })
    const {
      FunctionAssociations: [atApi, ...others],
    } = edge.CacheBehaviors[0]
    expect([atApi.EventType, JSON.stringify(atApi.FunctionARN).includes('ViewerAddress'), others]).toEqual([
      'viewer-request',
      true,
      [],
    ])
    expect(edge.CustomErrorResponses).toBeUndefined()
  })

  test('it identifies itself to the API by a secret that is in no template', () => {
    const [header] = edge.Origins[1].OriginCustomHeaders
    expect(header.HeaderName).toBe('x-origin-secret')
    expect(JSON.stringify(header.HeaderValue)).toMatch(
      /\{\{resolve:secretsmanager:.*:SecretString:ORIGIN_SECRET::\}\}/,
    )
    expect(edge.Origins[1].CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    })
    expect(prod.one('AWS::ApiGatewayV2::Authorizer').Properties).toMatchObject({
      AuthorizerType: 'REQUEST',
      EnableSimpleResponses: true,
      AuthorizerPayloadFormatVersion: '2.0',
      IdentitySource: ['$request.header.x-origin-secret'],
      AuthorizerResultTtlInSeconds: 300,
    })
  })

  test('pages may load what they need and no more', () => {
    const {
      ContentSecurityPolicy,
      StrictTransportSecurity,
      ContentTypeOptions,
      FrameOptions,
      ReferrerPolicy,
    } = headersOf('PageHeaders').SecurityHeadersConfig
    const directives = new Map(
      String(ContentSecurityPolicy.ContentSecurityPolicy)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    )
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': [
        "'self'",
        'https://api.stripe.com',
        'https://cognito-identity.us-east-1.amazonaws.com',
        'https://dataplane.rum.us-east-1.amazonaws.com',
      ],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
      'report-uri': ['/api/policy-violations'],
      'upgrade-insecure-requests': [],
    })
    expect(StrictTransportSecurity).toEqual({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Override: true,
    })
    expect([ContentTypeOptions.Override, FrameOptions.FrameOption, ReferrerPolicy.ReferrerPolicy]).toEqual([
      true,
      'DENY',
      'strict-origin-when-cross-origin',
    ])
    const custom = headersOf('PageHeaders').CustomHeadersConfig.Items.map(
      (item: { Header: string }) => item.Header,
    )
    expect(custom).toEqual(['Cross-Origin-Opener-Policy', 'Permissions-Policy'])
  })

  test("the gateway's own replies are not cached by browsers either", () => {
    expect(headersOf('ApiHeaders')).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy:
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      },
      CustomHeadersConfig: {
        Items: [
          { Header: 'Cache-Control', Value: 'no-store', Override: false },
          { Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin' },
        ],
      },
    })
  })

  test('prerendered pages are found in the built site', () => {
    const codes = prod
      .of('AWS::CloudFront::Function')
      .map(({ Properties }) => [Properties['Name'], Properties['FunctionCode']])
    expect(codes).toEqual(expect.arrayContaining([['reachwell-prod-router', spaRouter(['/pricing'])]]))
  })

  test("the API takes a visitor's address only from the edge, whatever the visitor sends", () => {
    const own = prod
      .of('AWS::CloudFront::Function')
      .find(({ Properties }) => Properties['Name'] === 'reachwell-prod-viewer-address')
    const edgeCode = createContext({})
    runInContext(String(own?.Properties['FunctionCode']), edgeCode)
    const event = {
      viewer: { ip: '192.0.2.7' },
      request: {
        uri: '/api/contact',
        headers: { [ADDRESS_HEADER]: { value: '198.51.100.1' }, origin: { value: 'https://site.example' } },
      },
    }
    expect(
      JSON.parse(String(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}).headers)`, edgeCode))),
    ).toEqual({ [ADDRESS_HEADER]: { value: '192.0.2.7' }, origin: { value: 'https://site.example' } })
  })

  test('hashed files are cached for a year, and pages are revalidated each time', () => {
    const kept = prod
      .of('Custom::CDKBucketDeployment')
      .map(({ Properties: { SystemMetadata, Include, Exclude, Prune } }) => ({
        SystemMetadata,
        Include,
        Exclude,
        Prune,
      }))
    expect(kept).toEqual([
      {
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        Include: ['assets/*'],
        Exclude: ['*'],
        Prune: false,
      },
      {
        SystemMetadata: { 'cache-control': 'no-cache' },
        Include: undefined,
        Exclude: ['assets/*'],
        Prune: false,
      },
      // The source maps, which no browser gets, and the settings of what a visit reports.
      { SystemMetadata: undefined, Include: undefined, Exclude: undefined, Prune: false },
      {
        SystemMetadata: { 'cache-control': 'no-cache' },
        Include: undefined,
        Exclude: undefined,
        Prune: false,
      },
    ])
  })

  test('a custom domain has its certificate and DNS records', () => {
    const { DistributionConfig: config } = full.one('AWS::CloudFront::Distribution').Properties
    expect(config).toMatchObject({
      Aliases: ['app.example.com'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    })
    expect(
      full
        .of('AWS::Route53::RecordSet')
        .filter(({ part }) => part === 'edge')
        .map(({ Properties }) => Properties['Type']),
    ).toEqual(['A', 'A', 'AAAA'])
    expect(
      full
        .of('AWS::CertificateManager::Certificate')
        .map(({ Properties }) => [Properties['DomainName'], Properties['ValidationMethod']]),
    ).toEqual([
      ['app.example.com', 'DNS'],
      ['auth.app.example.com', 'DNS'],
      ['api.app.example.com', 'DNS'],
    ])
    // The API has a name of its own, and the gateway's address at amazonaws.com is closed.
    expect(full.one('AWS::ApiGatewayV2::DomainName').Properties).toMatchObject({
      DomainName: 'api.app.example.com',
      DomainNameConfigurations: [{ EndpointType: 'REGIONAL', SecurityPolicy: 'TLS_1_2' }],
    })
    expect(full.one('AWS::ApiGatewayV2::ApiMapping')).toMatchObject({
      Properties: { Stage: '$default' },
      DependsOn: ['Stage'],
    })
    expect(full.one('AWS::ApiGatewayV2::Api').Properties['DisableExecuteApiEndpoint']).toBe(true)
    expect(JSON.stringify(config.Origins)).not.toContain('execute-api')
    expect(dev.one('AWS::ApiGatewayV2::Api').Properties['DisableExecuteApiEndpoint']).toBe(false)
    expect(full.one('AWS::Cognito::UserPoolClient').Properties['CallbackURLs']).toEqual([
      'https://app.example.com/api/auth/callback',
    ])
    expect(full.one('AWS::SES::EmailIdentity').Properties).toMatchObject({
      EmailIdentity: 'example.com',
      MailFromAttributes: { MailFromDomain: 'bounce.example.com' },
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: expect.stringMatching(/^Sending/) } },
    })
    expect(full.one('AWS::SES::ConfigurationSet').Properties).toMatchObject({
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    })
    expect(full.one('AWS::Route53::RecordSet', 'Dmarc').Properties).toMatchObject({
      Name: '_dmarc.example.com.',
      ResourceRecords: ['"v=DMARC1; p=quarantine; rua=mailto:alarms@example.com"'],
    })
  })
})

describe('identity', () => {
  test('user names are case-insensitive, which a pool cannot change later', () => {
    expect(prod.one('AWS::Cognito::UserPool').Properties['UsernameConfiguration']).toEqual({
      CaseSensitive: false,
    })
  })

  test('users sign in with Google, whose client secret is in no template', () => {
    const { Properties } = prod.one('AWS::Cognito::UserPoolIdentityProvider')
    expect(Properties).toMatchObject({
      ProviderType: 'Google',
      ProviderDetails: { authorize_scopes: 'openid email profile' },
      AttributeMapping: { email: 'email', email_verified: 'email_verified' },
    })
    expect(JSON.stringify(Properties['ProviderDetails'].client_secret)).toMatch(
      /\{\{resolve:secretsmanager:.*:SecretString:GOOGLE_CLIENT_SECRET::\}\}/,
    )
  })

  test('the client has only the code grant and known redirect URLs', () => {
    const client = prod.one('AWS::Cognito::UserPoolClient')
    expect(client.Properties).toMatchObject({
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      GenerateSecret: false,
      SupportedIdentityProviders: ['Google'],
      PreventUserExistenceErrors: 'ENABLED',
      IdTokenValidity: 5,
      AccessTokenValidity: 5,
      ReadAttributes: ['email', 'email_verified', 'family_name', 'given_name'],
    })
    expect(client.DependsOn).toContain(prod.one('AWS::Cognito::UserPoolIdentityProvider').logicalId)
    expect(JSON.stringify(client.Properties['CallbackURLs'])).not.toContain('localhost')
    expect(JSON.stringify(dev.one('AWS::Cognito::UserPoolClient').Properties['CallbackURLs'])).toContain(
      'http://localhost:5173/api/auth/callback',
    )
  })
})

describe('secrets', () => {
  test('are created by the stack and filled in by hand', () => {
    const made = prod.of('AWS::SecretsManager::Secret')
    expect(
      made.map(
        ({
          Properties: {
            Name,
            GenerateSecretString: { GenerateStringKey },
          },
        }) => [Name, GenerateStringKey],
      ),
    ).toEqual([
      ['reachwell-prod/google', 'GOOGLE_CLIENT_SECRET'],
      ['reachwell-prod/hunter', 'HUNTER_API_KEY'],
      ['reachwell-prod/adzuna', 'ADZUNA_APP_KEY'],
      ['reachwell-prod/signin', 'GOOGLE_CLIENT_SECRET'],
      ['reachwell-prod/stripe', 'STRIPE_SECRET_KEY'],
      ['reachwell-prod/webhook', 'STRIPE_WEBHOOK_SECRETS'],
      ['reachwell-prod/hmac', 'RECIPIENT_HMAC_KEY'],
      ['reachwell-prod/origin', 'ORIGIN_SECRET'],
    ])
    expect(
      made.every(
        ({ Properties }) => Properties['SecretString'] === undefined && Properties['KmsKeyId'] !== undefined,
      ),
    ).toBe(true)
  })

  test('the edge sends the secret version that the stage names, because only a template change updates it', () => {
    const shown = (stage: Assembly) => JSON.stringify(stage.one('AWS::CloudFront::Distribution').Properties)
    expect([
      shown(dev).includes(':SecretString:ORIGIN_SECRET::}}'),
      shown(full).includes(':SecretString:ORIGIN_SECRET::version-2}}'),
    ]).toEqual([true, true])
  })

  test('an OpenAI-compatible model adds one secret, only for functions that write letters or read resumes', () => {
    expect(full.of('AWS::SecretsManager::Secret').map(({ Properties }) => Properties['Name'])).toContain(
      'reachwell-prod/openai',
    )
    const holders = full
      .of('AWS::Lambda::Function')
      .filter(({ Properties }) =>
        JSON.stringify(Properties['Environment'] ?? {}).includes('OPENAI_SECRET_ARN'),
      )
    expect(holders.map(({ Properties }) => String(Properties['FunctionName'])).toSorted()).toEqual([
      'reachwell-prod-run-operation',
      'reachwell-prod-try-letter',
      'reachwell-prod-upload-resume',
      'reachwell-prod-write-draft',
    ])
  })

  test('functions that call the model get its limits, and the timeout only where no user waits', () => {
    const told = (name: string) =>
      full
        .of('AWS::Lambda::Function')
        .filter(({ Properties }) => name in (Properties['Environment']?.Variables ?? {}))
        .map(({ Properties }) => String(Properties['FunctionName']))
        .toSorted()
    expect(told('MODEL_MAX_TOKENS')).toEqual([
      'reachwell-prod-run-operation',
      'reachwell-prod-try-letter',
      'reachwell-prod-upload-resume',
      'reachwell-prod-write-draft',
    ])
    expect(told('MODEL_TIMEOUT_SECONDS')).toEqual([
      'reachwell-prod-run-operation',
      'reachwell-prod-write-draft',
    ])
  })
})
