import { titleParts } from '../language/title-words.ts'

type Words = readonly string[]

/** How well a title with this level word serves a user who named no level. */
const LEVELS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'experienced mid ii iii l2 l3 l4 2 3'],
      [0.98, 'global'],
      [0.97, 'senior sen iv 4'],
      [0.95, 'expert i v l5 1 5'],
      [0.92, 'lead staff'],
      [0.9, 'principal l1'],
      [0.85, 'group junior associate'],
      [0.8, 'interim entry 0'],
      [0.75, 'graduate'],
      [0.7, 'deputy'],
      [0.4, 'assistant'],
      [0, 'intern trainee apprentice student'],
    ] as const
  ).flatMap(([factor, words]) => words.split(' ').map((word) => [word, factor] as const)),
)
const BEGINNER = new Set(['junior', 'entry', 'graduate', 'associate', 'i', 'l1', '0', '1'])
const ADVANCED = new Set(['senior', 'sen', 'lead', 'principal', 'staff', 'iii', 'iv', 'v', '4', '5'])

/** Nouns that name a job: directly after the wanted words, one of them makes the title another job. */
export const HEADS: ReadonlySet<string> = new Set(
  `manager director engineer analyst assistant specialist coordinator recruiter consultant trainer instructor mentor intern trainee apprentice advisor
  officer executive representative supervisor planner buyer auditor writer editor researcher scientist architect designer tester technician administrator
  secretary controller accountant teacher tutor nurse owner partner leader vp head president strategist developer student aide clerk operator agent
  lawyer paralegal evangelist advocate reviewer`.split(/\s+/),
)
const FILLERS = new Set(['of', 'the', 'for', 'in', 'a', 'an', 'de', 'und', 'et', 'y'])
/** Before the wanted words, these make the title another job: "Assistant to the Product Manager". */
const SERVES = new Set(['to', 'supporting', 'reporting', 'with'])

const levelOf = (word: string): number | undefined => LEVELS.get(word)

interface Wanted {
  readonly core: Words
  readonly levels: Words
  /** Words of a specialisation ("Product Manager, Payments"). */
  readonly detail: Words
}

function readWanted(jobTitle: string): readonly Wanted[] {
  const [first = [], ...rest] = titleParts(/^\s*pms?\s*$/i.test(jobTitle) ? 'product manager' : jobTitle)
  const of = first.findIndex((word) => word === 'of' || word === 'de')
  const forward = of > 0 ? [...first.slice(of + 1), ...first.slice(0, of)] : first
  const plain = forward.filter((word) => !FILLERS.has(word))
  const leads =
    plain.length > 1 &&
    ['vp', 'head', 'director', 'chief'].includes(plain[0] ?? '') &&
    !HEADS.has(plain.at(-1) ?? '')
  const words = leads ? [...plain.slice(1), ...plain.slice(0, 1)] : plain
  let start = 0
  while (
    start < words.length - 1 &&
    levelOf(words[start] ?? '') !== undefined &&
    words[start] !== 'assistant' &&
    words[start] !== 'student'
  )
    start += 1
  let end = words.length
  while (end > start + 1 && /^(?:i{1,3}|iv|v|[0-5])$/.test(words[end - 1] ?? '')) end -= 1
  const core = words.slice(start, end)
  const levels = [...words.slice(0, start), ...words.slice(end)]
  const and = core.indexOf('and')
  const detail = rest.flat()
  if (and < 1 || and === core.length - 1) return [{ core, levels, detail }]
  const head = core.slice(-1)
  const left = core.slice(0, and)
  const right = core.slice(and + 1)
  const leftIsWhole = HEADS.has(left.at(-1) ?? '')
  return [
    { core: leftIsWhole ? left : [...left, ...head], levels, detail },
    { core: right, levels, detail },
    { core, levels, detail },
  ]
}

/** The range [start, end) of the wanted words in a part, with "X and Y" allowed between them, or null. */
function locate(core: Words, part: Words): readonly [number, number] | null {
  for (let start = 0; start < part.length; start += 1) {
    let at = start
    let index = 0
    while (index < core.length) {
      if (part[at] === core[index]) {
        at += 1
        index += 1
        continue
      }
      const joined =
        index > 0 && part[at] === 'and'
          ? [2, 3, 4].find((skip) => part[at + skip] === core[index])
          : undefined
      if (joined === undefined) break
      at += joined
    }
    if (index === core.length) return [start, at]
  }
  return null
}

function straight(core: Words, part: Words): number {
  const found = locate(core, part)
  if (found === null) return 0
  const [start, end] = found
  const before = part.slice(0, start)
  if (before.some((word) => SERVES.has(word))) return 0
  const next = part[end]
  if (next !== undefined && HEADS.has(next) && levelOf(next) === undefined) return 0
  const last = part.at(-1) ?? ''
  const rest = part.slice(end)
  if (
    rest.length > 1 &&
    HEADS.has(last) &&
    levelOf(last) === undefined &&
    !rest.some((word) => word === 'and' || word === 'for' || word === 'to')
  )
    return 0
  const qualifiers = before.filter(
    (word) => levelOf(word) === undefined && !FILLERS.has(word) && word !== 'and',
  )
  // A wanted "Manager" alone says little about the job.
  const vague =
    core.length === 1 &&
    HEADS.has(core[0] ?? '') &&
    qualifiers.length > 0 &&
    ['manager', 'director', 'engineer', 'analyst', 'specialist'].includes(core[0] ?? '')
  return Math.max(vague ? 0.65 : 0.75, 1 - 0.05 * qualifiers.length - (end - start > core.length ? 0.1 : 0))
}

/** Score of a title with the noun first: "Manager, Product", "Director of Marketing". */
function turned(core: Words, parts: readonly Words[]): number {
  const head = core.at(-1)
  if (core.length < 2 || head === undefined || !HEADS.has(head)) return 0
  const subject = core.slice(0, -1)
  for (const [index, part] of parts.entries()) {
    const at = part.findIndex((word) => levelOf(word) === undefined)
    if (part[at] !== head) continue
    const inPart = part.slice(at + 1).filter((word) => !FILLERS.has(word) && levelOf(word) === undefined)
    const after =
      inPart.length > 0 ? inPart : (parts[index + 1] ?? []).filter((word) => levelOf(word) === undefined)
    const whole = subject.every((word, offset) => after[offset] === word)
    const following = after[subject.length]
    if (whole && (following === undefined || following === 'and')) return 0.95
  }
  return 0
}

const fitOf = (core: Words, parts: readonly Words[]): number =>
  Math.max(0, turned(core, parts), ...parts.map((part) => straight(core, part)))

/** A "Software Engineer - Frontend" is a frontend engineer: drops "software" if the wanted title lacks it. */
function withoutSoftware(core: Words, parts: readonly Words[]): readonly Words[] {
  if (core.at(-1) !== 'engineer' || core.length < 2 || core.includes('software')) return []
  return parts.map((part) =>
    part.filter((word, index) => !(word === 'software' && part[index + 1] === 'engineer')),
  )
}

function levelFactor(wanted: Words, title: Words, core: Words): number {
  const levels = title.filter((word) => levelOf(word) !== undefined && !core.includes(word))
  if (wanted.some((level) => levels.includes(level))) return 1
  const factors = levels.map((level) => levelOf(level) ?? 1)
  const lowest = Math.min(1, ...factors)
  if (lowest < 0.5) return lowest
  if (wanted.some((level) => ADVANCED.has(level)))
    return levels.some((level) => BEGINNER.has(level))
      ? 0.5
      : levels.some((level) => ADVANCED.has(level))
        ? 0.95
        : 0.8
  if (wanted.some((level) => BEGINNER.has(level)))
    return levels.some((level) => ADVANCED.has(level)) ? 0.5 : 0.9
  return lowest
}

/**
 * How well a posting's title fits the wanted job title by the words of both, 0 to 1. A more senior or
 * specialised form fits; another job that shares words does not, nor does an internship unless it is wanted.
 */
export function sharedWords(jobTitle: string, title: string): number {
  const parts = titleParts(title)
  const all = parts.flat()
  let best = 0
  for (const { core, levels, detail } of readWanted(jobTitle)) {
    if (core.length === 0) continue
    const pm =
      core.length === 2 &&
      core[1] === 'manager' &&
      ['product', 'project', 'program'].includes(core[0] ?? '') &&
      parts.some((part) => part.includes('pm') && !part.includes('shift') && !part.includes('am'))
        ? 0.7
        : 0
    const fit = Math.max(pm, fitOf(core, parts), 0.85 * fitOf(core, withoutSoftware(core, parts)))
    const shared = detail.filter((word) => all.includes(word)).length
    const detailed = detail.length === 0 ? 1 : 0.85 + (0.15 * shared) / detail.length
    best = Math.max(best, fit * levelFactor(levels, all, core) * detailed)
  }
  return Math.round(best * 100) / 100
}
