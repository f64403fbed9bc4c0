import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { App } from 'aws-cdk-lib'
import { readContext, type StageName } from '#infra/context.ts'
import { addStage, type Artifacts } from '#infra/stacks/stage-stacks.ts'
import { committedContext } from '#infra/synth.ts'
import { assemblyIn, type Assembly } from './stack-templates.ts'

/** Placeholders for built artifacts: a folder for each function, and a site with one prerendered page. */
export function placeholders(folder: string): Artifacts {
  const make = (name: string) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'index.mjs'), `export const handler = () => '${name}'\n`)
    return path.join(folder, name)
  }
  const web = path.join(folder, 'web')
  mkdirSync(path.join(web, 'assets'), { recursive: true })
  mkdirSync(path.join(web, 'pricing'), { recursive: true })
  const canary = path.join(folder, 'canary')
  mkdirSync(canary, { recursive: true })
  writeFileSync(path.join(canary, 'index.js'), 'exports.handler = () => undefined\n')
  const webMaps = path.join(folder, 'web-maps')
  mkdirSync(webMaps, { recursive: true })
  writeFileSync(path.join(webMaps, 'index-1.js.map'), '{}')
  for (const file of ['index.html', 'pricing/index.html', 'assets/index-1.js'])
    writeFileSync(path.join(web, file), file)
  return { functions: make, canary, web, webMaps }
}

/** A folder that the test or caller removes. */
export const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'stacks-'))

/**
 * Synthesizes without the cdk-nag rules, which take a process ten seconds to load: `assemblyOf` applies them
 * to the committed stages.
 */
export function synthesized(
  stage: StageName,
  folder: string,
  artifacts: Artifacts,
  overrides: Readonly<Record<string, unknown>> = {},
): Assembly {
  const outdir = path.join(folder, `assembly-${stage}`)
  const context = { ...committedContext(), ...overrides, stage }
  const app = new App({ outdir, analyticsReporting: false, context })
  const stacks = addStage(
    app,
    readContext((name) => app.node.tryGetContext(name)),
    artifacts,
  )
  app.synth()
  return assemblyIn(
    outdir,
    Object.values(stacks).map(({ artifactId }) => artifactId),
  )
}

/** Synthesizes for the duration of one test. */
export function once(stage: StageName, overrides: Readonly<Record<string, unknown>>): Assembly {
  const folder = temporary()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return synthesized(stage, folder, placeholders(folder), overrides)
}
