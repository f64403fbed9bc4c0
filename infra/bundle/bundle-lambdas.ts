import { readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type OutputChunk } from 'rolldown'
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
  /** Those of the parts that load with the first event that needs them. */
  readonly lateInputs: BundledLambda['inputs']
  /** The installed packages that it has in it, or imports. */
  readonly packages: readonly string[]
}

/** The folders of a domain whose files are Lambdas, one each. */
const ROOMS: Readonly<Record<string, BundledLambda['kind']>> = {
  api: 'endpoint',
  webhooks: 'webhook',
  workers: 'worker',
  schedules: 'schedule',
}

/** Bundled too, without being a function of a domain. */
const OTHERS = [
  /** The authorizer before every endpoint. */
  ['authorize-origin', 'index', 'functions/platform/authorizers/authorize-origin.ts'],
  /** A program that the functions beside it start as a child process. */
  ['upload-resume', 'read-in-child', 'functions/vendors/documents/read-in-child.ts'],
  ['try-letter', 'read-in-child', 'functions/vendors/documents/read-in-child.ts'],
] as const

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

/** Bundles the visitor of `npm run smoke` for CloudWatch Synthetics, as one file in its folder. */
export async function bundleCanary(outdir: string): Promise<string> {
  const folder = path.join(outdir, 'canary')
  await build({
    ...BUNDLED.input,
    input: { index: path.join(ROOT, 'infra/smoke/visit.ts') },
    output: { ...BUNDLED.output, format: 'cjs', entryFileNames: '[name].js', dir: folder },
  })
  return folder
}

interface BundleOptions {
  readonly sourceMaps: boolean
  /** Whether the bundle has the installed packages in it, as it is deployed; without them it takes a fraction of the time. */
  readonly packages: boolean
}

/** What comes from an installed package, by its name or its path. */
const PACKAGE = /^(?!node:|#|\.|\/)|\/node_modules\//u

/** One bundle: the file of its entry comes first, then parts that it loads at its start or on first use. */
async function bundled(
  [name, entry, source]: readonly [name: string, entry: string, source: string],
  outdir: string,
  { sourceMaps, packages }: BundleOptions,
): Promise<readonly OutputChunk[]> {
  const { output } = await build({
    ...BUNDLED.input,
    ...(!packages && { external: PACKAGE }),
    input: { [entry]: path.resolve(ROOT, source) },
    output: { ...BUNDLED.output, dir: path.join(outdir, name), sourcemap: sourceMaps && 'hidden' },
  })
  return output.filter((file) => file.type === 'chunk')
}

/**
 * Bundles every function into `<outdir>/<name>/index.mjs`, each by itself, so that it has only what it uses.
 * Source maps are beside the code, which does not load them. Throws Rolldown's BundleError.
 */
export async function bundleLambdas(
  outdir = path.join(ROOT, 'dist/lambda'),
  { sourceMaps = true, packages = true }: Partial<BundleOptions> = {},
): Promise<readonly BundledLambda[]> {
  const options = { sourceMaps, packages }
  for (const other of OTHERS) await bundled(other, outdir, options)
  const bundles: BundledLambda[] = []
  // One after the other, because each holds a graph of a thousand files, which Rolldown reads in parallel.
  for (const { name, kind, source } of entryPoints()) {
    const chunks = await bundled([name, 'index', source], outdir, options)
    const folder = path.join(outdir, name)
    const start = startOf(chunks)
    const gzipped = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]))
    bundles.push({
      name,
      kind,
      folder,
      file: path.join(folder, 'index.mjs'),
      bytes: sum(chunks.map(({ code }) => Buffer.byteLength(code))),
      gzipBytes: sum(gzipped.values()),
      startGzipBytes: sum([...start].map((part) => gzipped.get(part) ?? 0)),
      inputs: inputsOf(chunks),
      lateInputs: inputsOf(chunks.filter(({ fileName }) => !start.has(fileName))),
      packages: packagesOf(chunks),
    })
  }
  return bundles
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

/** The file of the entry and the files that it imports before any event. */
function startOf(chunks: readonly OutputChunk[]): ReadonlySet<string> {
  const seen = new Set(chunks.slice(0, 1).map(({ fileName }) => fileName))
  // A set's loop also visits what is added to it meanwhile.
  for (const name of seen)
    for (const part of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === part)) seen.add(part)
  return seen
}

/** "@aws-sdk/client-s3" of its path, or of what imports it. */
const NAME = /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)/u
const packagesOf = (chunks: readonly OutputChunk[]): BundledLambda['packages'] => [
  ...new Set(
    chunks
      .flatMap(({ imports, dynamicImports, moduleIds }) => [...imports, ...dynamicImports, ...moduleIds])
      .filter((id) => PACKAGE.test(id) && !chunks.some(({ fileName }) => fileName === id))
      .flatMap((id) => NAME.exec(id)?.[1] ?? []),
  ),
]

const inputsOf = (chunks: readonly OutputChunk[]): BundledLambda['inputs'] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([file, { renderedLength }]) => [path.relative(ROOT, file), renderedLength] as const)
    .toSorted(([, a], [, b]) => b - a)
