import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { BUNDLED } from './options.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface BundledLambda {
  /** Name of its file and of the function: `get-user`. */
  readonly name: string
  readonly kind: 'endpoint' | 'webhook' | 'worker' | 'schedule'
  /** Folder of the function's asset, with index.mjs. */
  readonly folder: string
  readonly file: string
  /** Size of everything that the function may load, without programs that it starts as a child process. */
  readonly bytes: number
  readonly gzipBytes: number
  /** Size of the files loaded at its start, before any event. */
  readonly startGzipBytes: number
  /** Bytes that each input file has in the function, largest first. */
  readonly inputs: readonly (readonly [file: string, bytes: number])[]
}

/** The folders of a domain whose files are Lambdas, one each. */
const ROOMS: Readonly<Record<string, BundledLambda['kind']>> = {
  api: 'endpoint',
  webhooks: 'webhook',
  workers: 'worker',
  schedules: 'schedule',
}

/** Bundled too, without being a function of a domain. */
const OTHERS = {
  /** The authorizer before every endpoint. */
  'authorize-origin/index': 'functions/platform/authorizers/authorize-origin.ts',
  /** A program that the function beside it starts as a child process. */
  'upload-resume/read-in-child': 'functions/vendors/documents/read-in-child.ts',
} as const

/**
 * Functions that are split into files, some of which load with the first event that needs them. Each has its
 * own build: one build with splitting for all would also make a file of whatever two functions share.
 */
const IN_PARTS: ReadonlySet<string> = new Set([
  'check-health',
  'get-configuration',
  'get-monitoring-dashboard',
  'plan-cycle',
  'run-operation',
  'start-email-drafting',
  'update-configuration',
  'upload-resume',
  'write-draft',
])

/** Bundled CommonJS packages load Node's own modules with `require`. */
const REQUIRE =
  "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);"

function entryPoints(): readonly { name: string; kind: BundledLambda['kind']; source: string }[] {
  const functions = path.join(ROOT, 'functions')
  return readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((file) => {
      const [, room = '', name = ''] =
        /^[^/]+\/([^/]+)\/([^/]+)\.ts$/.exec(file.replaceAll(path.sep, '/')) ?? []
      const kind = ROOMS[room]
      return kind === undefined || name.endsWith('.test')
        ? []
        : [{ name, kind, source: path.join(functions, file) }]
    })
}

type Outputs = ReadonlyMap<string, Metafile['outputs'][string]>

/** Builds the sources, given by their output path. The result's paths are absolute. */
async function built(
  sources: Readonly<Record<string, string>>,
  outdir: string,
  more: BuildOptions = {},
): Promise<Outputs> {
  const { metafile } = await build({
    ...BUNDLED,
    ...more,
    entryPoints: { ...sources },
    outdir,
    banner: { js: REQUIRE },
    metafile: true,
  })
  return new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(ROOT, file), output]))
}

/**
 * Bundles every function into `<outdir>/<name>/index.mjs`: most in one pass of esbuild, because a process per
 * function took ten times as long. Source maps are beside the code, which does not load them.
 * Throws esbuild's BuildFailure.
 */
export async function bundleLambdas(
  outdir = path.join(ROOT, 'dist/lambda'),
  { sourceMaps = true }: { readonly sourceMaps?: boolean } = {},
): Promise<readonly BundledLambda[]> {
  const entries = entryPoints()
  const whole = entries.filter(({ name }) => !IN_PARTS.has(name))
  const maps = sourceMaps ? {} : ({ sourcemap: false } as const)
  const passes = await Promise.all([
    built(
      {
        ...Object.fromEntries(whole.map(({ name, source }) => [`${name}/index`, source])),
        ...OTHERS,
      },
      outdir,
      maps,
    ),
    ...entries
      .filter(({ name }) => IN_PARTS.has(name))
      .map(({ name, source }) =>
        built({ index: source }, path.join(outdir, name), {
          ...maps,
          splitting: true,
          chunkNames: 'part-[hash]',
        }),
      ),
  ])
  const outputs: Outputs = new Map(passes.flatMap((pass) => [...pass]))
  return entries.map(({ name, kind }) => {
    const folder = path.join(outdir, name)
    const file = path.join(folder, 'index.mjs')
    const [start, all] = [filesOf(file, outputs, false), filesOf(file, outputs, true)]
    const gzipped = new Map(all.map((part) => [part, gzipSync(readFileSync(part)).length]))
    return {
      name,
      kind,
      folder,
      file,
      bytes: sum(all.map((part) => outputs.get(part)?.bytes ?? 0)),
      gzipBytes: sum(gzipped.values()),
      startGzipBytes: sum(start.map((part) => gzipped.get(part) ?? 0)),
      inputs: inputsOf(all, outputs),
    }
  })
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

/** A file and the files that it imports; with `alsoLate` also those of its dynamic imports. */
function filesOf(
  file: string,
  outputs: Outputs,
  alsoLate: boolean,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  for (const imported of outputs.get(file)?.imports ?? []) {
    if (!imported.external && (alsoLate || imported.kind === 'import-statement'))
      filesOf(path.resolve(ROOT, imported.path), outputs, alsoLate, seen)
  }
  return [...seen]
}

function inputsOf(files: readonly string[], outputs: Outputs): BundledLambda['inputs'] {
  const inputs = new Map<string, number>()
  for (const file of files) {
    for (const [input, { bytesInOutput }] of Object.entries(outputs.get(file)?.inputs ?? {}))
      inputs.set(input, (inputs.get(input) ?? 0) + bytesInOutput)
  }
  return [...inputs].toSorted(([, a], [, b]) => b - a)
}
