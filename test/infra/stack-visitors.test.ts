import { describe, expect, test } from 'vitest'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import { statementsOf } from './stack-templates.ts'

const prod = await assemblyOf('prod')
const monitorArn = {
  'Fn::Join': [
    '',
    ['arn:aws:rum:us-east-1:', { Ref: 'AWS::AccountId' }, ':appmonitor/reachwell-prod-visitors'],
  ],
}

describe('the browser of a visitor who agreed', () => {
  const pool = prod.one('AWS::Cognito::IdentityPool')
  const cognito = 'cognito-identity.amazonaws.com'
  const reached = prod
    .of('AWS::IAM::Role')
    .filter(({ Properties }) => JSON.stringify(Properties['AssumeRolePolicyDocument']).includes(cognito))

  test('may write events to this one monitor, and nothing else', () => {
    expect(reached.map(({ part }) => part)).toEqual(['visitors'])
    const [role] = reached
    expect(role && statementsOf(role)).toEqual([
      { actions: ['rum:PutRumEvents'], resources: [monitorArn], conditions: undefined },
    ])
    expect(Object.keys(role?.Properties ?? {}).toSorted()).toEqual([
      'AssumeRolePolicyDocument',
      'Description',
      'PermissionsBoundary',
      'Policies',
      'Tags',
    ])
    const added = [...prod.of('AWS::IAM::Policy'), ...prod.of('AWS::IAM::ManagedPolicy')]
    expect(
      added.filter(({ Properties }) => JSON.stringify(Properties).includes(role?.logicalId ?? '-')),
    ).toEqual([])
  })

  test('gets that role by this pool alone', () => {
    expect(reached[0]?.Properties['AssumeRolePolicyDocument'].Statement).toEqual([
      {
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: { [`${cognito}:aud`]: { Ref: pool.logicalId } },
          'ForAnyValue:StringEquals': { [`${cognito}:amr`]: ['unauthenticated', 'authenticated'] },
        },
        Effect: 'Allow',
        Principal: { Federated: cognito },
      },
    ])
    const arn = { 'Fn::GetAtt': [reached[0]?.logicalId, 'Arn'] }
    expect(prod.one('AWS::Cognito::IdentityPoolRoleAttachment').Properties).toEqual({
      IdentityPoolId: { Ref: pool.logicalId },
      Roles: { unauthenticated: arn, authenticated: arn },
    })
  })

  test('is a guest by the enhanced flow, and the provider of the pool is the user pool with Google', () => {
    expect(pool.Properties).toMatchObject({
      AllowUnauthenticatedIdentities: true,
      AllowClassicFlow: false,
      CognitoIdentityProviders: [{ ServerSideTokenCheck: true }],
    })
    expect(pool.Properties['SupportedLoginProviders']).toBe(undefined)
    expect(JSON.stringify(pool.Properties['CognitoIdentityProviders'])).toMatch(
      /cognito-idp\.us-east-1\.amazonaws\.com\/.*identity:ExportsOutputRef/,
    )
  })
})

test('the monitor takes web vitals and errors without cookies, and keeps a log that staff can ask', () => {
  expect(prod.one('AWS::RUM::AppMonitor').Properties).toMatchObject({
    Name: 'reachwell-prod-visitors',
    CwLogEnabled: true,
    AppMonitorConfiguration: {
      AllowCookies: false,
      EnableXRay: false,
      SessionSampleRate: 1,
      Telemetries: ['errors', 'performance'],
    },
    DeobfuscationConfiguration: { JavaScriptSourceMaps: { Status: 'ENABLED' } },
  })
})

test('source maps go into a closed bucket of their own, in the folder of the release', () => {
  const maps = prod.one('AWS::S3::Bucket', 'Maps')
  expect(maps.Properties['PublicAccessBlockConfiguration']).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  })
  const copies = prod
    .of('Custom::CDKBucketDeployment')
    .filter(
      ({ part, Properties }) => part === 'visitors' && Properties['DestinationBucketKeyPrefix'] !== undefined,
    )
  expect(copies.map(({ Properties }) => Properties['DestinationBucketName'])).toEqual([
    { Ref: maps.logicalId },
  ])
  expect(copies[0]?.Properties['DestinationBucketKeyPrefix']).toMatch(
    /^\d+\.\d+\.\d+(-[0-9a-f]{7,}(-dirty)?)?$/,
  )
  const [policy] = prod
    .of('AWS::S3::BucketPolicy')
    .filter(({ Properties }) => JSON.stringify(Properties['Bucket']).includes(maps.logicalId))
  const readers = policy?.Properties['PolicyDocument'].Statement.filter(
    ({ Principal }: { Principal: { Service?: string } }) => Principal.Service !== undefined,
  )
  expect(readers).toMatchObject([
    {
      Effect: 'Allow',
      Principal: { Service: 'rum.amazonaws.com' },
      Condition: {
        StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' }, 'aws:SourceArn': monitorArn },
      },
    },
  ])
})

test('a stage that measures no visits has no pool, no monitor and no settings for them', async () => {
  const unmeasured = await changedAssembly('bare')
  expect(unmeasured.parts).not.toContain('visitors')
  for (const type of ['AWS::Cognito::IdentityPool', 'AWS::RUM::AppMonitor'])
    expect(unmeasured.of(type)).toEqual([])
})
