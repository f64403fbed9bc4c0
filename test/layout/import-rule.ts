import { importsOf, typeImportsOf, type SourceFile } from './source-files.ts'

/**
 * The kinds of file of the project, most particular first, with the kinds each may import. In `functions/`,
 * layers are kinds of file inside a domain.
 */
const KINDS: readonly { kind: string; at: RegExp; may: readonly string[] }[] = [
  { kind: 'test', at: /^test\/|\.test\.tsx?$|^functions\/.*\/testing\//, may: ['any'] },
  { kind: 'shared', at: /^shared\//, may: ['shared'] },
  {
    kind: 'handler',
    at: /^functions\/[^/]+\/(api|workers|schedules|webhooks|authorizers)\//,
    may: ['log', 'wiring', 'kernel', 'rule', 'shared'],
  },
  // Vendors tell the log themselves what refused them: whoever calls them sees less of it.
  { kind: 'log', at: /^functions\/platform\/log\//, may: ['log', 'wiring', 'kernel', 'shared'] },
  {
    kind: 'wiring',
    at: /^functions\/platform\/(services|http|lambda|config)\//,
    may: [
      'log',
      'wiring',
      'table',
      'provider',
      'kernel',
      'rule',
      'store',
      'vendor',
      'registration',
      'shared',
    ],
  },
  {
    kind: 'table',
    at: /^functions\/platform\/table\//,
    may: ['table', 'provider', 'kernel', 'rule', 'store', 'shared'],
  },
  {
    kind: 'provider',
    at: /^functions\/platform\/provider\//,
    may: ['provider', 'log', 'kernel', 'rule', 'shared'],
  },
  { kind: 'kernel', at: /^functions\/platform\//, may: ['kernel', 'shared'] },
  // What a vendor is, without its client, which it only loads when it is used: the cloud's stacks read it too.
  {
    kind: 'registration',
    at: /^functions\/vendors\/(?:[^/]+\/vendor|posting-vendors)\.ts$/,
    may: ['registration', 'vendor', 'rule', 'kernel', 'shared'],
  },
  {
    kind: 'vendor',
    at: /^functions\/vendors\//,
    may: ['vendor', 'registration', 'provider', 'log', 'kernel', 'rule', 'shared'],
  },
  {
    kind: 'store',
    at: /^functions\/.*\.(store|item)\.ts$/,
    may: ['store', 'table', 'kernel', 'rule', 'shared'],
  },
  { kind: 'rule', at: /^functions\//, may: ['rule', 'kernel', 'shared'] },
  { kind: 'dev', at: /^infra\/(dev|cli)\//, may: ['any'] },
  { kind: 'infra', at: /^infra\//, may: ['infra', 'registration', 'shared'] },
  { kind: 'web', at: /^web\//, may: ['web', 'shared'] },
]

/** Pure computation only: nothing that reads, sends, waits or knows a vendor. */
const PURE = [/^node:crypto$/, /^zod\/mini$/, /^fastest-levenshtein$/, /^tldts$/, /^date-fns$/]

/** Packages that a kind may use; kinds that are not named may use any. */
const PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  // The lists that people keep are read where browser and server agree on what they say.
  shared: [/^zod\/mini$/, /^content\/[a-z-]+\.json$/],
  // Words that people keep are data and compute nothing.
  rule: [...PURE, /^content\/[a-z/-]+\.json$/],
  kernel: PURE,
  handler: [/^zod\/mini$/, /^aws-lambda$/],
}

/** Kinds that are given stores and vendors by the wiring. */
const DEPENDENTS: ReadonlySet<string> = new Set(['rule', 'vendor', 'provider'])

const kindOf = (path: string) => KINDS.find(({ at }) => at.test(path))

/** A vendor's folder knows no other vendor's. */
const vendorOf = (path: string): string | undefined => /^functions\/vendors\/([^/]+)\//.exec(path)?.[1]

/** A feature of the web knows no other feature; routes bring them together. */
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]

const domainOf = (path: string): string | undefined => {
  const domain = /^functions\/([^/]+)\//.exec(path)?.[1]
  return domain === 'platform' || domain === 'vendors' ? undefined : domain
}

/** Every import that goes against the arrow, as a sentence. */
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
  if (here.may.includes('any')) return []
  const there = known.has(target) ? kindOf(target) : undefined
  if (there === undefined) {
    const allowed = PACKAGES[here.kind]
    const isFile = /^(shared|functions|infra|web|test)\//.test(target)
    return isFile || allowed === undefined || allowed.some((name) => name.test(target))
      ? []
      : [`${from} may not use the package ${target}`]
  }
  // Rules and vendors know the type of the store or vendor that they are given, never the thing itself.
  const isTypeOfDependency =
    isTypeOnly && DEPENDENTS.has(here.kind) && (there.kind === 'store' || there.kind === 'vendor')
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

/** Which domains of `functions/` import which others; tests and the wiring are left aside. */
export function domainImports(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = domainOf(file.path)
    if (from === undefined || kindOf(file.path)?.kind === 'test') continue
    for (const to of importsOf(file).map(domainOf)) {
      if (to === undefined || to === from) continue
      imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

/** Domains that can be reached from themselves, in groups: each group is a circle. */
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
