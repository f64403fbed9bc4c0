import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { STAGES } from '#infra/context.ts'
import { buildArtifacts, synthesize } from '#infra/synth.ts'
import type { Artifacts } from '#infra/stacks/stage-stacks.ts'

interface MeasuredStack {
  readonly stack: string
  readonly resources: number
  readonly bytes: number
}

interface MeasuredSynthesis {
  /** Seconds from the sources to the assemblies of all stages. */
  readonly seconds: number
  /** Seconds of them for functions and site, which are built once for all stages. */
  readonly buildSeconds: number
  readonly stacks: readonly MeasuredStack[]
}

const Template = z.object({ Resources: z.record(z.string(), z.unknown()) })

function sizeOf(file: string): { readonly resources: number; readonly bytes: number } {
  const text = readFileSync(file, 'utf8')
  return {
    resources: Object.keys(Template.parse(JSON.parse(text)).Resources).length,
    bytes: Buffer.byteLength(text),
  }
}

/** Runs what `npm run synth` does in its own folder, and measures the time and the templates' sizes. */
export async function measureSynthesis(
  build: (folder: string) => Promise<Artifacts> = buildArtifacts,
): Promise<MeasuredSynthesis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-synthesis-'))
  try {
    const began = performance.now()
    const artifacts = await build(path.join(folder, 'built'))
    const built = performance.now()
    const assemblies = STAGES.map((stage) => ({
      stage,
      ...synthesize(stage, path.join(folder, stage), artifacts),
    }))
    const ended = performance.now()
    const measured = assemblies.flatMap(({ stage, stacks }) =>
      Object.keys(stacks).map((part) => ({
        stack: `${stage}/${part}`,
        ...sizeOf(path.join(folder, stage, `${part}.template.json`)),
      })),
    )
    return { seconds: (ended - began) / 1_000, buildSeconds: (built - began) / 1_000, stacks: measured }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
