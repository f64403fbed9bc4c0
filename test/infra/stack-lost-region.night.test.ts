import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Assembly } from './stack-templates.ts'
import { placeholders, synthesized, temporary } from './synthesis.ts'

const folder = temporary()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const HMAC = 'arn:aws:secretsmanager:us-west-2:123456789012:secret:reachwell-prod/hmac-AbCdEf'
const MAILBOX = 'arn:aws:kms:us-west-2:123456789012:key/mrk-0123456789abcdef0123456789abcdef'
const DELETIONS = 'reachwell-prod-erasures-us-west-2-123456789012'

function made(name: string, settings: Readonly<Record<string, unknown>>): Assembly {
  const into = path.join(folder, name)
  return synthesized('prod', into, placeholders(into), {
    domain: 'app.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
    mailDomain: 'example.com',
    ...settings,
  })
}

const home = made('home', {})
const moved = made('moved', {
  region: 'us-west-2',
  backupRegion: 'us-east-2',
  verifyBeforeCreate: true,
  hmacSecretArn: HMAC,
  mailboxKeyArn: MAILBOX,
  erasuresBucket: `${DELETIONS}@us-west-2`,
  tableName: 'reachwell-prod-restored',
})

const Stacks = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      environment: z.optional(z.string()),
      dependencies: z._default(z.array(z.string()), []),
      properties: z.optional(z.looseObject({ stackName: z.optional(z.string()) })),
    }),
  ),
})
const stacksOf = ({ outdir }: Assembly) =>
  Stacks.parse(JSON.parse(readFileSync(path.join(outdir, 'manifest.json'), 'utf8'))).artifacts

const Named = z.looseObject({
  Name: z.optional(z.string()),
  DashboardName: z.optional(z.string()),
  ResponseHeadersPolicyConfig: z.optional(z.looseObject({ Name: z.string() })),
  OriginAccessControlConfig: z.optional(z.looseObject({ Name: z.string() })),
})
/** What exists once in an account, or in us-east-1 for a stage of any region, is known by a name. */
const ONCE = [
  'AWS::CloudFront::Function',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::WAFv2::WebACL',
  'AWS::CloudWatch::Dashboard',
  'AWS::Logs::DeliverySource',
  'AWS::Logs::DeliveryDestination',
]
const namesOnce = (assembly: Assembly): readonly string[] =>
  ONCE.flatMap((type) =>
    assembly.of(type).map(({ Properties }) => {
      const named = Named.parse(Properties)
      const { Name: given = named.DashboardName } = named
      const config = named.ResponseHeadersPolicyConfig ?? named.OriginAccessControlConfig
      return `${type} ${given ?? config?.Name}`
    }),
  )

test('no name of the moved stage is one that the lost region left behind', () => {
  const [before, after] = [namesOnce(home), namesOnce(moved)]
  expect(before).toContain('AWS::CloudFront::Function reachwell-prod-router')
  expect(after).toContain('AWS::CloudFront::Function reachwell-prod-us-west-2-router')
  expect(after).toHaveLength(before.length)
  expect(after.filter((name) => before.includes(name) || name.includes('undefined'))).toEqual([])
})

test('no stack of us-east-1 is shared by two homes of a stage', () => {
  const inEdge = (assembly: Assembly, part: string) => stacksOf(assembly)[part]?.properties?.stackName
  expect([inEdge(home, 'shield'), inEdge(home, 'edge-alarms')]).toEqual([
    'reachwell-prod-shield',
    'reachwell-prod-edge-alarms',
  ])
  expect([inEdge(moved, 'shield'), inEdge(moved, 'edge-alarms')]).toEqual([
    'reachwell-prod-us-west-2-shield',
    'reachwell-prod-us-west-2-edge-alarms',
  ])
})

test('the restored table is adopted: no other is made, and every function reads it', () => {
  expect(moved.of('AWS::DynamoDB::Table')).toEqual([])
  const tables = moved
    .of('AWS::Lambda::Function')
    .map(({ Properties }) => Properties['Environment']?.Variables.TABLE_NAME)
    .filter((name) => name !== undefined)
  expect(tables.length).toBeGreaterThan(100)
  expect([...new Set(tables)]).toEqual(['reachwell-prod-restored'])
  // Its key is the data stack's, under which the backup is restored.
  expect(moved.of('AWS::KMS::Key').filter(({ logicalId }) => logicalId.startsWith('TableKey'))).toHaveLength(
    1,
  )
})

test("the fingerprints' key and the list of deletions are adopted where they were saved", () => {
  expect(
    moved.of('AWS::SecretsManager::Secret').map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '')),
  ).not.toContain('Hmac')
  const deletion = moved
    .of('AWS::Lambda::Function')
    .find(({ Properties }) => Properties['FunctionName'] === 'reachwell-prod-run-account-deletion')
  expect(deletion?.Properties['Environment'].Variables).toMatchObject({
    HMAC_SECRET_ARN: HMAC,
    DELETION_BUCKET: DELETIONS,
    DELETION_REGION: 'us-west-2',
  })
  expect(moved.of('AWS::S3::Bucket').filter(({ part }) => part === 'backup-copies')).toEqual([])
})

test('the key of the mailboxes has a copy in the region of the backups, which the moved stage adopts', () => {
  const key = home.one('AWS::KMS::Key', 'MailboxKey')
  expect(key.Properties).toMatchObject({ MultiRegion: true, EnableKeyRotation: true })
  expect(
    home.of('AWS::KMS::Key').filter(({ Properties }) => Properties['MultiRegion'] === true),
  ).toHaveLength(1)
  const copy = home.one('AWS::KMS::ReplicaKey')
  expect(copy).toMatchObject({ part: 'mailbox-key-copy', DeletionPolicy: 'RetainExceptOnCreate' })
  expect(stacksOf(home)['mailbox-key-copy']).toMatchObject({
    environment: 'aws://unknown-account/us-west-2',
    properties: { stackName: 'reachwell-prod-mailbox-key-copy', terminationProtection: true },
  })
  expect(copy.Properties['KeyPolicy'].Statement).toEqual([
    {
      Action: 'kms:*',
      Effect: 'Allow',
      Principal: { AWS: { 'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':root']] } },
      Resource: '*',
    },
  ])
  expect(moved.of('AWS::KMS::Key').filter(({ logicalId }) => logicalId.startsWith('MailboxKey'))).toEqual([])
  expect(moved.of('AWS::KMS::ReplicaKey')).toEqual([])
  const keys = moved
    .of('AWS::Lambda::Function')
    .map(({ Properties }) => Properties['Environment']?.Variables.KMS_KEY_ID)
    .filter((arn) => arn !== undefined)
  expect(keys.length).toBeGreaterThan(5)
  expect([...new Set(keys)]).toEqual([MAILBOX])
})

test('data, keys and backups are deployed without a stack of us-east-1', () => {
  const stacks = stacksOf(moved)
  const all = new Set<string>()
  const follow = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    for (const next of stacks[name]?.dependencies ?? [])
      if (stacks[next]?.environment !== undefined) follow(next)
  }
  for (const part of ['secrets', 'data', 'backup-copies', 'backup', 'mail']) follow(part)
  const regions = [...all].map((name) => stacks[name]?.environment?.split('/').at(-1))
  expect(new Set(regions)).toEqual(new Set(['us-east-2', 'us-west-2']))
})
