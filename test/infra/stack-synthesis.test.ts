import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { App, Stack, Validations } from 'aws-cdk-lib'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { STAGES } from '#infra/context.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import { statementsOf } from './stack-templates.ts'
import { placeholders, synthesized, temporary } from './synthesis.ts'

const stages = { dev: await assemblyOf('dev'), prod: await assemblyOf('prod') }

/** More resources would come close to CloudFormation's limit of 500. */
const MAX_RESOURCES = 400
const MAX_BYTES = 1_000_000

describe.each(Object.entries(stages))('%s', (stage, assembly) => {
  test('is made of nineteen stacks, none near the limits of CloudFormation', () => {
    expect(assembly.parts).toEqual([
      'audit',
      'secrets',
      'data',
      'mailbox-key-copy',
      'shield',
      'edge',
      'identity',
      'visitors',
      'mail',
      'pipeline',
      'api',
      'outreach',
      'admin',
      'gateway',
      'monitoring',
      'edge-alarms',
      'watch',
      'backup-copies',
      'backup',
    ])
    const sizes = [...assembly.templates].map(([part, { Resources }]) => ({
      part,
      resources: Object.keys(Resources).length,
      bytes: statSync(path.join(assembly.outdir, `${part}.template.json`)).size,
    }))
    expect(sizes.filter(({ resources, bytes }) => resources > MAX_RESOURCES || bytes >= MAX_BYTES)).toEqual(
      [],
    )
  })

  test('has a route for every contract and every webhook', () => {
    expect(assembly.of('AWS::ApiGatewayV2::Route')).toHaveLength(
      Object.keys(contracts).length + Object.keys(webhooks).length,
    )
  })

  test('contains no account id', () => {
    const Manifest = z.object({
      artifacts: z.record(z.string(), z.object({ environment: z.optional(z.string()) })),
    })
    const { artifacts: parts } = Manifest.parse(
      JSON.parse(readFileSync(path.join(assembly.outdir, 'manifest.json'), 'utf8')),
    )
    expect([...new Set(Object.values(parts).flatMap(({ environment }) => environment ?? []))]).toEqual([
      'aws://unknown-account/us-east-1',
      'aws://unknown-account/us-west-2',
    ])
    for (const part of assembly.parts)
      expect(readFileSync(path.join(assembly.outdir, `${part}.template.json`), 'utf8')).not.toMatch(
        /\b\d{12}\b/,
      )
  })

  const roles = ['AWS::IAM::Role', 'AWS::IAM::Policy'].flatMap((type) => assembly.of(type))
  /**
   * CDK's own helper, which copies the site during a deployment; its wildcards are acknowledged one by one.
   */
  const isHelper = (logicalId: string) => /^Custom(?:CDKBucketDeployment|CrossRegionExport)/.test(logicalId)

  test('grants no action by a wildcard', () => {
    const patterns = roles
      .filter(({ logicalId }) => !isHelper(logicalId))
      .flatMap((role) =>
        statementsOf(role)
          .flatMap(({ actions }) => actions)
          .filter((action) => action.includes('*')),
      )
    expect(patterns).toEqual([])
  })

  test('grants only actions without resource-level permissions on all resources', () => {
    const open = roles
      .filter(({ logicalId }) => !isHelper(logicalId))
      .flatMap((role) =>
        statementsOf(role)
          .filter(({ resources }) => resources.includes('*'))
          .flatMap(({ actions }) => actions),
      )
    expect([...new Set(open)].toSorted()).toEqual([
      'cloudwatch:DescribeAlarms',
      'cloudwatch:GetMetricData',
      // CloudWatch Synthetics asks for both.
      'cloudwatch:PutMetricData',
      's3:ListAllMyBuckets',
      'ses:GetAccount',
    ])
  })

  test('uses resource wildcards only for resources that are created at run time', () => {
    const patterns = roles
      .filter(({ logicalId }) => !isHelper(logicalId))
      .flatMap((role) => statementsOf(role).flatMap(({ resources }) => resources))
      .map((resource) => JSON.stringify(resource))
      .filter((resource) => resource.includes('*') && resource !== '"*"')
      .map(
        (resource) =>
          /(users\/[^"]*\*|schedule\/[^"]*\*|alarm:[^"]*\*|\w+-erasures-|bedrock:\*|cwsyn-\*|Artifacts|RUMService_|Maps)/.exec(
            resource,
          )?.[0] ?? resource,
      )
    expect([...new Set(patterns)].toSorted()).toEqual(
      [
        // The log and the reports of the visitor from outside.
        'cwsyn-*',
        'Artifacts',
        // The log of what visitors met, and the source maps of every release.
        'RUMService_',
        'Maps',
        'bedrock:*',
        `alarm:reachwell-${stage}-*`,
        `${stage}-erasures-`,
        `schedule/reachwell-${stage}-users/user-*`,
        'users/*',
      ].toSorted(),
    )
  })
})

// Each takes two seconds.
test.each(atNight ? STAGES : STAGES.slice(0, 1))('%s is the same when it is synthesized again', (stage) => {
  const assembly = stages[stage]
  const again = temporary()
  onTestFinished(() => rmSync(again, { recursive: true, force: true }))
  const second = synthesized(stage, again, placeholders(again))
  // The tree contains the folder's path; only the templates and asset manifests are deployed.
  const files = (from: string) =>
    readdirSync(from)
      .filter((file) => /(template|assets)\.json$/.test(file))
      .toSorted()
  expect(files(second.outdir)).toEqual(files(assembly.outdir))
  for (const file of files(assembly.outdir))
    expect(readFileSync(path.join(second.outdir, file), 'utf8')).toBe(
      readFileSync(path.join(assembly.outdir, file), 'utf8'),
    )
  expect(
    readdirSync(second.outdir)
      .filter((name) => name.startsWith('asset.'))
      .toSorted(),
  ).toEqual(
    readdirSync(assembly.outdir)
      .filter((name) => name.startsWith('asset.'))
      .toSorted(),
  )
})

describe('the rules', () => {
  test('report findings that nobody acknowledged', () => {
    const outdir = temporary()
    onTestFinished(() => rmSync(outdir, { recursive: true, force: true }))
    const app = new App({ outdir, analyticsReporting: false })
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
    const stack = new Stack(app, 'Open')
    expect(new Bucket(stack, 'Bucket').bucketName).toBeTruthy()
    expect(() => app.synth()).toThrow('AwsSolutions-S10')
  })

  const Report = z.object({ pluginReports: z.array(z.unknown()) })
  test.each(Object.entries(stages))('find nothing in %s, not even a warning', (_, { outdir }) => {
    expect(
      Report.parse(JSON.parse(readFileSync(path.join(outdir, 'validation-report.json'), 'utf8')))
        .pluginReports,
    ).toEqual([])
  })

  const Metadata = z.record(z.string(), z.unknown())
  test('every acknowledged finding has a reason', () => {
    const reasons = stages.prod.parts.flatMap((part) => {
      const metadata = Metadata.parse(
        JSON.parse(readFileSync(path.join(stages.prod.outdir, `${part}.metadata.json`), 'utf8')),
      )
      return [...JSON.stringify(metadata).matchAll(/AwsSolutions-[^"]+":"([^"]+)"/g)].map(
        ([, reason]) => reason ?? '',
      )
    })
    expect(reasons.length).toBeGreaterThan(10)
    expect(reasons.filter((reason) => reason.length < 40 || !reason.endsWith('.'))).toEqual([])
  })
})

test('a stage with every option passes the rules, and elsewhere keeps in us-east-1 only what CloudFront needs there', async () => {
  const { outdir, parts: ours } = await changedAssembly('elsewhere')
  const Manifest = z.object({
    artifacts: z.record(z.string(), z.object({ environment: z.optional(z.string()) })),
  })
  const { artifacts: parts } = Manifest.parse(
    JSON.parse(readFileSync(path.join(outdir, 'manifest.json'), 'utf8')),
  )
  const regions = Object.entries(parts).flatMap(([part, { environment }]) =>
    ours.includes(part) ? [`${part} ${environment?.split('/').at(-1)}`] : [],
  )
  expect(regions.filter((line) => line.endsWith('us-east-1'))).toEqual([
    'shield us-east-1',
    'edge-alarms us-east-1',
  ])
  expect(regions).toContain('backup-copies eu-west-1')
  expect(regions).toContain('data eu-central-1')
  expect(regions).toContain('watch eu-west-1')
  expect(regions).toHaveLength(19)
})
