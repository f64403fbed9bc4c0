import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { BUNDLED } from './bundle/options.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

export interface BundledLambda {
  /** Name of its file and of the function: `get-user`. */
  readonly name: string
  readonly kind: 'endpoint' | 'webhook' | 'worker' | 'schedule'
  /** What the function's asset is made of; holds index.mjs. */
  readonly folder: string
  readonly file: string
  readonly bytes: number
  readonly gzipBytes: number
  /** Bytes that each input file has in the bundle, largest first. */
  readonly inputs: readonly (readonly [file: string, bytes: number])[]
}

const SOURCES = [
  { kind: 'endpoint', folder: 'functions/api' },
  { kind: 'webhook', folder: 'functions/webhooks' },
  { kind: 'worker', folder: 'functions/workers' },
  { kind: 'schedule', folder: 'functions/schedules' },
] as const

/** Programs that a function starts and that lie beside it. */
const COMPANIONS = { 'upload-resume/read-in-child': 'functions/adapters/documents/read-in-child.ts' } as const

/** CommonJS packages that were made part of a module ask for Node's own modules with `require`. */
const REQUIRE = "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);"

function entryPoints(): readonly { name: string; kind: BundledLambda['kind']; source: string }[] {
  return SOURCES.flatMap(({ kind, folder }) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => ({ name: path.basename(file, '.ts'), kind, source: path.join(ROOT, folder, file) })),
  )
}

/**
 * Bundles every Lambda in one pass of esbuild (one process per function took ten times as long) into `<outdir>/<name>/index.mjs`.
 * Source maps lie beside the code and are not loaded by it. Throws esbuild's BuildFailure.
 */
export async function bundleLambdas(outdir = path.join(ROOT, 'dist/lambda')): Promise<readonly BundledLambda[]> {
  const entries = entryPoints()
  const { metafile } = await build({
    ...BUNDLED,
    entryPoints: { ...Object.fromEntries(entries.map(({ name, source }) => [`${name}/index`, source])), ...COMPANIONS },
    outdir,
    banner: { js: REQUIRE },
    metafile: true,
  })
  const outputs = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(ROOT, file), output]))
  return entries.map(({ name, kind }) => {
    const folder = path.join(outdir, name)
    const file = path.join(folder, 'index.mjs')
    const code = readFileSync(file)
    return { name, kind, folder, file, bytes: code.length, gzipBytes: gzipSync(code).length, inputs: inputsOf(outputs.get(path.resolve(file))) }
  })
}

function inputsOf(output: Metafile['outputs'][string] | undefined): BundledLambda['inputs'] {
  return Object.entries(output?.inputs ?? {})
    .map(([file, { bytesInOutput }]) => [file, bytesInOutput] as const)
    .toSorted(([, a], [, b]) => b - a)
}
