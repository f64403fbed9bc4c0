import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { keptOnceARun, SOURCES } from '#harness/kept.ts'
import type { StageName } from '#infra/context.ts'
import { releaseOf } from '#infra/version.ts'
import { assemblyIn, type Assembly } from './stack-templates.ts'

interface Made {
  readonly stage: StageName
  readonly settings: Readonly<Record<string, unknown>>
}

/** The stages as committed. */
const COMMITTED = {
  dev: { stage: 'dev', settings: {} },
  prod: { stage: 'prod', settings: {} },
} satisfies Record<StageName, Made>

const FULL = {
  account: '111122223333',
  backupAccount: '444455556666',
  domain: 'app.example.com',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'example.com',
  signInDomain: 'auth.app.example.com',
  mailDomain: 'example.com',
  originSecretVersion: 'version-2',
  stripePublishableKey: 'pk_live_ofProd',
  analyticsDomain: 'app.reachwell.example',
  analyticsEndpoint: 'https://stats.example/api/event',
  writer: 'openai',
  modelId: 'a-model',
  modelTimeoutSeconds: 40,
  modelMaxTokens: 4_000,
  postingSources: { careerjet: { userIp: '192.0.2.1' } },
  reserveConcurrency: true,
}
/** Production with other settings, for the tests of settings to share: each costs two seconds to synthesize. */
const CHANGED = {
  /** With every option. */
  full: { stage: 'prod', settings: FULL },
  /** The same in another region than CloudFront's. */
  elsewhere: { stage: 'prod', settings: { ...FULL, region: 'eu-central-1' } },
  /** Its domains have certificates and DNS records made by hand, and it watches and measures nothing. */
  bare: {
    stage: 'prod',
    settings: {
      domain: 'app.example.com',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
      signInDomain: 'auth.app.example.com',
      signInCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/b',
      audit: false,
      visitorSamplePercent: 0,
    },
  },
} satisfies Record<string, Made>

/**
 * The assembly of a stage with its committed settings and placeholders for the built artifacts. One process
 * makes those of both stages, and the others never load the CDK. The night checks them against CDK's own rules,
 * which take 16 s to load; other assemblies of the tests are not checked.
 */
export const assemblyOf = async (stage: keyof typeof COMMITTED): Promise<Assembly> =>
  assemblyAmong('assemblies', COMMITTED, stage, atNight)

/** The assembly of production with other settings, made like the above. */
export const changedAssembly = async (name: keyof typeof CHANGED): Promise<Assembly> =>
  assemblyAmong('changed', CHANGED, name, false)

async function assemblyAmong(
  group: string,
  all: Readonly<Record<string, Made>>,
  name: string,
  withRules: boolean,
): Promise<Assembly> {
  const make = async (into: string) => {
    const { synthesize } = await import('#infra/synth.ts')
    const { placeholders } = await import('./synthesis.ts')
    if (withRules) vi.stubEnv('CDK_VALIDATION', 'true')
    for (const [each, { stage, settings }] of Object.entries(all)) {
      const { stacks } = synthesize(stage, path.join(into, each), placeholders(into), settings)
      const parts = Object.values(stacks).map(({ artifactId }) => artifactId)
      writeFileSync(path.join(into, `${each}.json`), JSON.stringify(parts))
    }
    vi.unstubAllEnvs()
  }
  // The commit is in the templates.
  const folder = await keptOnceARun(
    group,
    SOURCES,
    make,
    `${releaseOf()} ${withRules} ${JSON.stringify(all)}`,
  )
  const parts = z.array(z.string()).parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')))
  return assemblyIn(path.join(folder, name), parts)
}
