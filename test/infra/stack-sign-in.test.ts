import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { completeGmailConnection } from '#shared/contracts/account/auth.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import type { Assembly } from './stack-templates.ts'

const own = await changedAssembly('full')

const Outputs = z.object({
  Outputs: z.record(z.string(), z.object({ Value: z.unknown(), Export: z.optional(z.unknown()) })),
})

/** The outputs that the operator sees at the end of the deployment. */
const saidBy = (assembly: Assembly) =>
  Object.fromEntries(
    Object.entries(
      Outputs.parse(JSON.parse(readFileSync(path.join(assembly.outdir, 'identity.template.json'), 'utf8')))
        .Outputs,
    ).flatMap(([name, { Value, Export }]) => (Export === undefined ? [[name, Value]] : [])),
  )

/** Distinct values of a variable over all functions. */
const told = (assembly: Assembly, name: string): readonly unknown[] =>
  [
    ...new Set(
      assembly.of('AWS::Lambda::Function').flatMap(({ Properties }) => {
        const value: unknown = Properties['Environment']?.Variables?.[name]
        return value === undefined ? [] : [JSON.stringify(value)]
      }),
    ),
  ].map((text): unknown => JSON.parse(text))

test('the sign-in has its own domain with a certificate in us-east-1 and a DNS record', () => {
  const certificates = own.of('AWS::CertificateManager::Certificate')
  expect(certificates.map(({ part, Properties }) => [part, Properties['DomainName']])).toEqual([
    ['shield', 'app.example.com'],
    ['shield', 'auth.app.example.com'],
    ['edge', 'api.app.example.com'],
  ])
  const domain = own.one('AWS::Cognito::UserPoolDomain')
  expect(domain.Properties).toMatchObject({
    Domain: 'auth.app.example.com',
    CustomDomainConfig: { CertificateArn: { 'Fn::ImportValue': expect.stringMatching(/SignInCertificate/) } },
  })
  expect(own.one('AWS::Route53::RecordSet', 'SignInName').Properties).toMatchObject({
    Name: 'auth.app.example.com.',
    Type: 'A',
    AliasTarget: { DNSName: { 'Fn::GetAtt': [domain.logicalId, 'CloudFrontDistribution'] } },
  })
})

test('the parent domain gets its record first: without one Cognito refuses the domain', () => {
  const { artifacts } = z
    .object({ artifacts: z.record(z.string(), z.object({ dependencies: z.optional(z.array(z.string())) })) })
    .parse(JSON.parse(readFileSync(path.join(own.outdir, 'manifest.json'), 'utf8')))
  expect(artifacts['identity']?.dependencies).toContain('edge')
  expect(
    own
      .of('AWS::Route53::RecordSet')
      .filter(({ part, Properties }) => part === 'edge' && Properties['Name'] === 'app.example.com.')
      .map(({ Properties }) => Properties['Type']),
  ).toEqual(['A', 'AAAA'])
})

test('the functions, Google and the operator get the same URLs', () => {
  expect(told(own, 'COGNITO_AUTHORIZE_URL')).toEqual(['https://auth.app.example.com/oauth2/authorize'])
  expect(told(own, 'COGNITO_TOKEN_URL')).toEqual(['https://auth.app.example.com/oauth2/token'])
  expect(told(own, 'APP_ORIGIN')).toEqual(['https://app.example.com'])
  expect(saidBy(own)).toMatchObject({
    SignInRedirect: 'https://auth.app.example.com/oauth2/idpresponse',
    MailboxRedirect: 'https://app.example.com/api/auth/gmail/callback',
  })
  expect(completeGmailConnection.path).toBe('/api/auth/gmail/callback')
  const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
  for (const address of [
    'https://<signInDomain>/oauth2/idpresponse',
    'https://<site>/api/auth/gmail/callback',
  ])
    expect(document).toContain(address)
})

test('sign-in and mailboxes have separate Google clients, so that only one asks for a restricted scope', () => {
  expect(own.one('AWS::Cognito::UserPoolIdentityProvider').Properties['ProviderDetails']).toMatchObject({
    client_id: 'reachwell-prod-sign-in.apps.example',
    client_secret: expect.objectContaining({ 'Fn::Join': expect.anything() }),
  })
  const { client_secret: secret } = own.one('AWS::Cognito::UserPoolIdentityProvider').Properties[
    'ProviderDetails'
  ]
  expect(JSON.stringify(secret)).toMatch(/Signin/)
  expect(told(own, 'GOOGLE_CLIENT_ID')).toEqual(['reachwell-prod.apps.example'])
  expect(JSON.stringify(told(own, 'GOOGLE_SECRET_ARN'))).not.toMatch(/Signin/)
  expect(told(own, 'GOOGLE_SECRET_ARN')).toHaveLength(1)
})

test('without its own domain the sign-in uses one of Cognito’s', async () => {
  const plain = await assemblyOf('dev')
  expect(plain.one('AWS::Cognito::UserPoolDomain').Properties['CustomDomainConfig']).toBeUndefined()
  expect(Object.keys(saidBy(plain)).toSorted()).toEqual(['MailboxRedirect', 'SignInRedirect'])
  expect(JSON.stringify(saidBy(plain)['SignInRedirect'])).toContain('.amazoncognito.com/oauth2/idpresponse')
})

test('a domain without a hosted zone outputs the target of its DNS record', async () => {
  const byHand = await changedAssembly('bare')
  expect(byHand.of('AWS::Route53::RecordSet')).toEqual([])
  expect(byHand.of('AWS::CertificateManager::Certificate')).toEqual([])
  expect(Object.keys(saidBy(byHand)).toSorted()).toEqual(['MailboxRedirect', 'SignInAlias', 'SignInRedirect'])
})
