import type { SourceFile } from './source-files.ts'
import { kebab } from '#shared/contracts/file-name.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Endpoints without a handler, and handlers without an endpoint. */
export function handlerMismatches(
  endpointIds: readonly string[],
  files: readonly SourceFile[],
): readonly string[] {
  const handlers = new Map(
    files.flatMap(({ path, text }): [string, string][] => {
      const name = /^functions\/[^/]+\/api\/([^/]+)\.ts$/.exec(path)?.[1]
      return name === undefined || isTest(path) ? [] : [[name, text]]
    }),
  )
  const expected = new Set(endpointIds.map(kebab))
  return [
    ...endpointIds
      .filter(
        (id) => !new RegExp(`\\b(?:endpoint|adminEndpoint)\\(\\s*${id},`).test(handlers.get(kebab(id)) ?? ''),
      )
      .map((id) => `${id} has no handler ${kebab(id)}.ts made with endpoint(${id}, …)`),
    ...[...handlers.keys()]
      .filter((name) => !expected.has(name))
      .map((name) => `${name}.ts is no endpoint's handler`),
  ]
}

/**
 * Endpoints that no test calls over HTTP: by the path up to its query, and by method too when several
 * endpoints share a path.
 */
export function untested(
  endpoints: readonly { id: string; method: string; path: string }[],
  files: readonly SourceFile[],
): readonly string[] {
  const tests = files
    .filter(({ path }) => /^test\/(api|access|faults|e2e)\//.test(path))
    .map(({ text }) => text)
  return endpoints.flatMap(({ id, method, path }) => {
    const isShared = endpoints.some((other) => other.id !== id && other.path === path)
    const call = callOf(path, isShared ? method : null)
    return tests.some((text) => call.test(text)) ? [] : [`${id} (${method} ${path}) is in no test over HTTP`]
  })
}

/**
 * Matches `client.put(`/api/things/${id}/status`…` for PUT /api/things/{id}/status; a query may follow the
 * path.
 */
function callOf(path: string, method: string | null): RegExp {
  const whole = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`(?:\$\{[^}]+\}|[\w-]+)`)
  const verb = method === null ? '' : String.raw`\.${method.toLowerCase()}(?:<[^>]*>)?\(\s*`
  return new RegExp(String.raw`${verb}['\`]${whole}(?:['\`?]|\$\{)`)
}

/** Files over their line limit. */
export function tooLong(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, lines }) => {
    const limit =
      /^functions\/[^/]+\/(api|webhooks)\//.test(path) && !isTest(path)
        ? 40
        : /^(?:engine\/)?(?:test|bench)\//.test(path) || isTest(path)
          ? 600
          : 300
    return lines > limit ? [`${path} has ${lines} lines, at most ${limit}`] : []
  })
}

const MOST_FILES = 15

/** Folders that may have more files, each with the reason. */
const CROWDED: ReadonlyMap<string, string> = new Map([
  ['functions/services', 'one file for each domain, with the services of that domain'],
  ['test/emulators/stripe', "one file for each resource of the vendor's API"],
  ['test/emulators/market', 'the parts of one invented market, which all its boards read'],
  ['test/harness', 'a drawer that every test looks into by name'],
])

/** Folders with too many source files, and exceptions that are no longer needed. */
export function crowded(files: readonly SourceFile[], exceptions = CROWDED): readonly string[] {
  const counts = new Map<string, number>()
  for (const { path } of files.filter((file) => !isTest(file.path))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [
    ...[...counts].flatMap(([folder, count]) =>
      count > MOST_FILES && !exceptions.has(folder)
        ? [`${folder} holds ${count} source files, at most ${MOST_FILES}`]
        : [],
    ),
    ...[...exceptions.keys()].flatMap((folder) =>
      (counts.get(folder) ?? 0) > MOST_FILES ? [] : [`${folder} needs no exception`],
    ),
  ]
}

/** Meaningless names, and files that only re-export. */
export function badNames(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => [
    ...(/\/(utils|helpers|common|misc|manager)(\/|\.)/.test(path)
      ? [`${path}: name the thing, not the drawer`]
      : []),
    ...(/[A-Z_]/.test(path.replace(/^.*\//, '')) ? [`${path}: file names are kebab-case`] : []),
    ...(isBarrel(text) && !/^engine\/(?:\w+|test\/inside)\.ts$/.test(path) ? [`${path} only forwards`] : []),
  ])
}

const isBarrel = (text: string): boolean => {
  const code = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'))
  return code.length > 0 && code.every((line) => /^export (\*|\{.*\}|type \{.*\}) from /.test(line))
}

/** Leftovers such as TODO comments. */
export function leftovers(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !path.startsWith('test/layout/'))
    .flatMap(({ path, text }) => {
      const marks = [
        /(\/\/|\*).*\b(TODO|FIXME)\b/,
        /@ts-(ignore|expect-error|nocheck)/,
        ...(isTest(path) ? [/\.(only|skip|todo)\(/] : []),
      ]
      return marks.flatMap((mark) => (mark.test(text) ? [`${path}: ${mark.source}`] : []))
    })
}
