import { readFileSync } from 'node:fs'
import path from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { bundleCanary, bundleLambdas, type BundledLambda } from '#infra/bundle/bundle-lambdas.ts'
import { readContext, type StageName } from './context.ts'
import { buildSite } from './site/build-site.ts'
import { addStage, type Artifacts, type StageStacks } from './stacks/stage-stacks.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) })

/** The context of cdk.json, for a synthesis without the CDK's own command. */
export const committedContext = (): Readonly<Record<string, unknown>> =>
  CdkJson.parse(JSON.parse(readFileSync(path.join(ROOT, 'cdk.json'), 'utf8'))).context

export interface BuiltArtifacts extends Artifacts {
  readonly bundles: readonly BundledLambda[]
}

/** Bundles every function and builds the site, once for all stages. Throws what Rolldown or execa throw. */
export async function buildArtifacts(folder = path.join(ROOT, 'dist/cloud')): Promise<BuiltArtifacts> {
  const web = path.join(folder, 'web')
  const webMaps = path.join(folder, 'web-maps')
  const lambdas = path.join(folder, 'lambda')
  const [bundles, canary] = await Promise.all([
    bundleLambdas(lambdas),
    bundleCanary(folder),
    buildSite({ folder: web, maps: webMaps }),
  ])
  return { bundles, functions: (name) => path.join(lambdas, name), canary, web, webMaps }
}

/** Adds a stage's stacks to an app and checks them with AwsSolutions. Throws Error for an invalid context. */
export function stageApp(app: App, artifacts: Artifacts): StageStacks {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return addStage(
    app,
    readContext((name) => app.node.tryGetContext(name)),
    artifacts,
  )
}

/** Synthesizes one stage with the settings of cdk.json, without an account. Throws when a rule has a finding. */
export function synthesize(
  stage: StageName,
  outdir: string,
  artifacts: Artifacts,
  overrides: Readonly<Record<string, unknown>> = {},
): { app: App; stacks: StageStacks } {
  const app = new App({
    outdir,
    analyticsReporting: false,
    context: { ...committedContext(), ...overrides, stage },
  })
  const stacks = stageApp(app, artifacts)
  app.synth()
  return { app, stacks }
}
