import { importsOf, type SourceFile } from './source-files.ts'

/** The rooms of the project, most particular first, with the rooms each may import from. */
const ROOMS: readonly { room: string; at: RegExp; may: readonly string[] }[] = [
  { room: 'test', at: /^test\/|\.test\.tsx?$/, may: ['any'] },
  { room: 'shared', at: /^shared\//, may: ['shared'] },
  { room: 'core', at: /^functions\/core\//, may: ['core', 'shared'] },
  { room: 'adapters', at: /^functions\/adapters\//, may: ['adapters', 'core', 'shared'] },
  { room: 'runtime', at: /^functions\/runtime\//, may: ['runtime', 'core', 'adapters', 'shared'] },
  {
    room: 'handlers',
    at: /^functions\/(api|authorizers|workers|schedules|webhooks)\//,
    may: ['runtime', 'core', 'shared'],
  },
  { room: 'local', at: /^infra\/local\//, may: ['any'] },
  { room: 'infra', at: /^infra\//, may: ['infra', 'shared'] },
  { room: 'web', at: /^web\//, may: ['web', 'shared'] },
]

/** Packages a room may use; rooms that are not named may use any. */
const PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  shared: [/^zod\/mini$/],
  // Pure computation only: nothing that reads, sends, waits or knows a vendor.
  core: [/^node:crypto$/, /^zod\/mini$/, /^fastest-levenshtein$/, /^tldts$/, /^date-fns$/],
  handlers: [/^zod\/mini$/, /^aws-lambda$/],
}

const roomOf = (path: string) => ROOMS.find(({ at }) => at.test(path))

/** A folder of adapters is one vendor's; it knows no other vendor's. */
const vendorOf = (path: string): string | undefined => /^functions\/adapters\/([^/]+)\//.exec(path)?.[1]

/** Vendors' folders that the others may build on. */
const COMMON_VENDORS = new Set(['provider'])

/** A feature of the web knows no other feature; routes bring them together. */
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Every import that goes against the arrow, as a sentence. */
export function brokenImports(files: readonly SourceFile[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap((file) => importsOf(file).flatMap((target) => verdict(file.path, target, known)))
}

function verdict(from: string, target: string, known: ReadonlySet<string>): readonly string[] {
  const here = roomOf(from)
  if (here === undefined) return [`${from} stands in no room of the layout`]
  if (here.may.includes('any')) return []
  const there = known.has(target) ? roomOf(target) : undefined
  if (there === undefined) {
    const allowed = PACKAGES[here.room]
    const isFile = /^(shared|functions|infra|web|test)\//.test(target)
    return isFile || allowed === undefined || allowed.some((name) => name.test(target))
      ? []
      : [`${from} may not use the package ${target}`]
  }
  if (!here.may.includes(there.room))
    return [`${from} (${here.room}) may not import ${target} (${there.room})`]
  const [mine, theirs] = [vendorOf(from), vendorOf(target)]
  if (mine !== theirs && mine !== undefined && theirs !== undefined && !COMMON_VENDORS.has(theirs))
    return [`${from} may not import another vendor's ${target}`]
  const [feature, other] = [featureOf(from), featureOf(target)]
  return feature !== undefined && other !== undefined && feature !== other
    ? [`${from} may not import another feature's ${target}`]
    : []
}
