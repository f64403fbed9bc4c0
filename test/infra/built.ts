import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { keptOnceARun, SOURCES } from '#harness/kept.ts'
import { builtSite } from '#harness/site.ts'
import { bundleCanary, bundleLambdas } from '#infra/bundle/bundle-lambdas.ts'
import type { BuiltArtifacts } from '#infra/synth.ts'

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
