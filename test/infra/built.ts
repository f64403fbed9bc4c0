import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject, vi } from 'vitest'
import * as z from 'zod/mini'
import { onceARun } from '#harness/once-a-run.ts'
import type { StageName } from '#infra/context.ts'
import { buildArtifacts, synthesize, type BuiltArtifacts } from '#infra/synth.ts'
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
    }),
  ),
  /** The folder of all bundles. */
  folder: z.string(),
  web: z.string(),
})

/** Everything that is deployed, except the functions' source maps. */
export async function built(): Promise<BuiltArtifacts> {
  const folder = await onceARun(inject('runFolder'), 'artifacts', async (into) => {
    const { bundles, web } = await buildArtifacts(into, { sourceMaps: false })
    writeFileSync(
      path.join(into, 'built.json'),
      JSON.stringify({ bundles, folder: path.join(into, 'lambda'), web }),
    )
  })
  const artifacts = Built.parse(JSON.parse(readFileSync(path.join(folder, 'built.json'), 'utf8')))
  return { ...artifacts, functions: (name) => path.join(artifacts.folder, name) }
}

/**
 * The assembly of a stage with its committed settings and placeholders for the built artifacts. Other
 * assemblies of the tests are not checked against CDK's own rules, because a process needs 16 s to load them.
 */
export async function assemblyOf(stage: StageName): Promise<Assembly> {
  const folder = await onceARun(inject('runFolder'), `stage-${stage}`, (into) => {
    const outdir = path.join(into, 'assembly')
    vi.stubEnv('CDK_VALIDATION', 'true')
    const { stacks } = synthesize(stage, outdir, placeholders(into))
    vi.unstubAllEnvs()
    const parts = Object.values(stacks).map(({ artifactId }) => artifactId)
    writeFileSync(path.join(into, 'assembly.json'), JSON.stringify({ outdir, parts }))
  })
  const { outdir, parts } = z
    .object({ outdir: z.string(), parts: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(path.join(folder, 'assembly.json'), 'utf8')))
  return assemblyIn(outdir, parts)
}
