import { importsOf, typeImportsOf, type SourceFile } from './source-files.ts'

/**
 * The kinds of source files, most specific first, with the kinds that each may import. In `functions/`,
 * layers are kinds of file inside a domain.
 */
const KINDS: readonly { kind: string; at: RegExp; may: readonly string[] }[] = [
  { kind: 'test', at: /^test\/|\.test\.tsx?$|^engine\/(?:test|bench)\//, may: ['any'] },
  { kind: 'values', at: /^engine\/values\//, may: ['values'] },
  { kind: 'engine', at: /^engine\//, may: ['engine', 'values'] },
  { kind: 'shared', at: /^shared\//, may: ['shared', 'values'] },
  {
    kind: 'handler',
    at: /^functions\/[^/]+\/(api|workers|schedules|webhooks|authorizers)\//,
    may: ['log', 'wiring', 'runtime', 'kernel', 'rule', 'engine', 'values', 'shared'],
  },
  // Vendors log their own refusals, because their callers see fewer details.
  { kind: 'log', at: /^functions\/platform\/log\//, may: ['log', 'runtime', 'kernel', 'shared'] },
  // Types only: what a rule may be given, by name.
  { kind: 'needs', at: /^functions\/services\/needs\.ts$/, may: ['wiring', 'kernel', 'runtime'] },
  {
    kind: 'wiring',
    at: /^functions\/services\//,
    may: [
      'log',
      'wiring',
      'runtime',
      'queue',
      'table',
      'kernel',
      'rule',
      'engine',
      'values',
      'store',
      'vendor',
      'registration',
      'shared',
    ],
  },
  {
    kind: 'runtime',
    at: /^functions\/platform\/(http|lambda|config)\//,
    may: ['log', 'runtime', 'queue', 'kernel', 'values', 'shared'],
  },
  { kind: 'queue', at: /^functions\/platform\/queue\//, may: ['queue', 'kernel', 'shared'] },
  {
    kind: 'table',
    at: /^functions\/platform\/table\//,
    may: ['table', 'kernel', 'values', 'shared'],
  },
  { kind: 'kernel', at: /^functions\/platform\//, may: ['kernel', 'values', 'shared'] },
  // A vendor's registration, without its client, which is loaded on first use: the cloud's stacks read it
  // too.
  {
    kind: 'registration',
    at: /^functions\/vendors\/(?:[^/]+\/vendor|(?:contact|mailbox|posting)-vendors)\.ts$/,
    may: ['registration', 'vendor', 'rule', 'engine', 'values', 'kernel', 'shared'],
  },
  {
    kind: 'vendor',
    at: /^functions\/vendors\//,
    may: ['vendor', 'registration', 'log', 'kernel', 'rule', 'engine', 'values', 'shared'],
  },
  {
    kind: 'store',
    at: /^functions\/.*\.(store|item)\.ts$/,
    may: ['store', 'table', 'kernel', 'rule', 'engine', 'values', 'shared'],
  },
  { kind: 'rule', at: /^functions\//, may: ['rule', 'engine', 'values', 'kernel', 'shared'] },
  { kind: 'dev', at: /^infra\/(dev|cli)\//, may: ['any'] },
  { kind: 'infra', at: /^infra\//, may: ['infra', 'registration', 'shared', 'values'] },
  { kind: 'web', at: /^web\//, may: ['web', 'shared', 'values'] },
]

/**
 * Pure computation only: no I/O, no waiting, no vendor. The functions of date-fns are imported one by one,
 * because its 300 files take a process seconds to load.
 */
const PURE = [
  /^node:crypto$/,
  /^node:util$/,
  /^zod\/mini$/,
  /^fastest-levenshtein$/,
  /^tldts$/,
  /^@sindresorhus\/transliterate$/,
  /^iso-3166$/,
  /^date-fns\/\w+$/,
]

/** Packages that a kind may use; other kinds may use any. */
const PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  // Curated lists are read where browser and server share their meaning.
  shared: [/^zod\/mini$/, /^content\/[a-z-]+\.json$/],
  // Curated word lists are data.
  // Parsers of documents are computation too.
  engine: [
    ...PURE,
    /^(?:fflate|mammoth|unpdf|unpdf\/pdfjs|word-extractor)$/,
    /^engine\/data\/[a-z/-]+\.json$/,
  ],
  rule: [...PURE, /^content\/[a-z-]+\.json$/],
  values: [/^zod\/mini$/, /^@orama\/(?:stemmers|stopwords)\//, /^n2words\//],
  kernel: PURE,
  handler: [/^zod\/mini$/, /^aws-lambda$/],
}

/** Kinds that are given stores and vendors by the wiring. */
const DEPENDENTS: ReadonlySet<string> = new Set(['rule', 'vendor'])

const kindOf = (path: string) => KINDS.find(({ at }) => at.test(path))

/** A vendor's folder imports no other vendor's, only what all of them share. */
const vendorOf = (path: string): string | undefined =>
  /^functions\/vendors\/(?!kit\/)([^/]+)\//.exec(path)?.[1]

/** What the rest may import of the engine: its doors, and what the doors show and tests use. */
const DOORS =
  /^engine\/(?:(?:documents|language|letters|model|postings|resume)\.ts|(?:values|test|bench)\/.*)$/

/** A web feature imports no other feature; routes compose them. */
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]

/**
 * The rooms of the house: the engine, the platform, the vendors, each domain. Not `services`, which wires all
 * of them: only handlers import it, and rules one type of it.
 */
function roomOf(path: string): string | undefined {
  const room = /^(?:functions\/([^/]+)|engine)\//.exec(path)
  return room?.[1] === 'services' ? undefined : room === null ? undefined : (room[1] ?? 'engine')
}

/** Every forbidden import, as a sentence. */
export function brokenImports(files: readonly SourceFile[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap((file) => {
    const types = new Set(typeImportsOf(file))
    return importsOf(file).flatMap((target) => verdict(file.path, target, known, types.has(target)))
  })
}

function verdict(
  from: string,
  target: string,
  known: ReadonlySet<string>,
  isTypeOnly: boolean,
): readonly string[] {
  const here = kindOf(from)
  if (here === undefined) return [`${from} is of no kind of the layout`]
  const isOurs = /^(engine|shared|functions|infra|web|test)\//.test(target)
  if (from.startsWith('engine/') && isOurs && !target.startsWith('engine/'))
    return [`${from} may import nothing of ours outside of the engine, but imports ${target}`]
  if (!from.startsWith('engine/') && target.startsWith('engine/') && !DOORS.test(target))
    return [`${from} may enter the engine by its doors only, not by ${target}`]
  if (here.may.includes('any')) return []
  const there = known.has(target) ? kindOf(target) : undefined
  if (there === undefined) {
    const allowed = PACKAGES[here.kind]
    return isOurs || allowed === undefined || allowed.some((name) => name.test(target))
      ? []
      : [`${from} may not use the package ${target}`]
  }
  // Rules and vendors import only the type of a service that they are given.
  const isTypeOfDependency =
    isTypeOnly && DEPENDENTS.has(here.kind) && ['store', 'table', 'queue', 'needs'].includes(there.kind)
  if (!here.may.includes(there.kind) && !isTypeOfDependency)
    return [`${from} (${here.kind}) may not import ${target} (${there.kind})`]
  const [mine, theirs] = [vendorOf(from), vendorOf(target)]
  if (mine !== theirs && mine !== undefined && theirs !== undefined)
    return [`${from} may not import another vendor's ${target}`]
  const [feature, other] = [featureOf(from), featureOf(target)]
  return feature !== undefined && other !== undefined && feature !== other
    ? [`${from} may not import another feature's ${target}`]
    : []
}

/** The imports between rooms, without those of tests. */
export function roomImports(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = roomOf(file.path)
    if (from === undefined || kindOf(file.path)?.kind === 'test') continue
    for (const to of importsOf(file).map(roomOf)) {
      if (to === undefined || to === from) continue
      imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

/** A file and all files that it imports, directly or not, without those of which it only needs types. */
export function filesBehind(path: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const known = new Map(files.map((file) => [file.path, file]))
  const seen = new Set([path])
  // A set's loop also visits what is added to it meanwhile.
  for (const each of seen) {
    const file = known.get(each)
    if (file === undefined) continue
    const types = new Set(typeImportsOf(file))
    for (const target of importsOf(file)) if (known.has(target) && !types.has(target)) seen.add(target)
  }
  return seen
}

/** Rooms that can be reached from themselves, grouped by cycle. */
export function circles(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reach = new Map([...imports.keys()].map((from) => [from, reached(imports, from)]))
  const inCircle = [...imports.keys()].filter((name) => reach.get(name)?.has(name)).toSorted()
  const groups = inCircle.map((name) =>
    inCircle.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name)),
  )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reached(imports: ReadonlyMap<string, ReadonlySet<string>>, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...(imports.get(from) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return seen
}
