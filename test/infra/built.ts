import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#harness/at-night.ts'
import { keptOnceARun, SOURCES } from '#harness/kept.ts'
import { builtSite } from '#harness/site.ts'
import { bundleCanary, bundleLambdas } from '#infra/bundle/bundle-lambdas.ts'
import { STAGES, type StageName } from '#infra/context.ts'
import { synthesize, type BuiltArtifacts } from '#infra/synth.ts'
import { releaseOf } from '#infra/version.ts'
import { assemblyIn, placeholders, type Assembly } from './stack-templates.ts'

const Built = z.object({
  bundles: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['endpoint', 'webhook', 'worker', 'schedule']),
      folder: z.string(),
      file: z.string(),
      bytes: z.number(),
      gzipBytes: z.number(),
      startGzipBytes: z.number(),
      inputs: z.array(z.tuple([z.string(), z.number()])),
      lateInputs: z.array(z.tuple([z.string(), z.number()])),
      packages: z.array(z.string()),
    }),
  ),
  canary: z.string(),
})

/** Stands for the folder in its own files, because it is renamed when it is complete. */
const HERE = '<folder>'

/** Every function's bundle, without source maps; by day without the installed packages, which it imports then. */
export async function builtFunctions(): Promise<Pick<BuiltArtifacts, 'bundles' | 'functions' | 'canary'>> {
  const make = async (into: string) => {
    const bundles = await bundleLambdas(path.join(into, 'lambda'), { sourceMaps: false, packages: atNight })
    const canary = await bundleCanary(into)
    writeFileSync(path.join(into, 'built.json'), JSON.stringify({ bundles, canary }).replaceAll(into, HERE))
  }
  const folder = await keptOnceARun('functions', SOURCES, make, String(atNight))
  const text = readFileSync(path.join(folder, 'built.json'), 'utf8').replaceAll(HERE, folder)
  return { ...Built.parse(JSON.parse(text)), functions: (name) => path.join(folder, 'lambda', name) }
}

/** Everything that is deployed. */
export async function built(): Promise<BuiltArtifacts> {
  const { site: web, maps: webMaps } = await builtSite()
  return { ...(await builtFunctions()), web, webMaps }
}

/**
 * The assembly of a stage with its committed settings and placeholders for the built artifacts. One process
 * makes those of both stages. The night checks them against CDK's own rules, which take 16 s to load; other
 * assemblies of the tests are not checked.
 */
export async function assemblyOf(stage: StageName): Promise<Assembly> {
  const make = (into: string) => {
    if (atNight) vi.stubEnv('CDK_VALIDATION', 'true')
    for (const each of STAGES) {
      const { stacks } = synthesize(each, path.join(into, each), placeholders(into))
      const parts = Object.values(stacks).map(({ artifactId }) => artifactId)
      writeFileSync(path.join(into, `${each}.json`), JSON.stringify(parts))
    }
    vi.unstubAllEnvs()
  }
  // The commit is in the templates.
  const folder = await keptOnceARun('assemblies', SOURCES, make, `${releaseOf()} ${atNight}`)
  const parts = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, `${stage}.json`), 'utf8')))
  return assemblyIn(path.join(folder, stage), parts)
}
