import { titleParts } from '../language/title-words.ts'
import { SEARCH_LEVELS } from '../values/search-levels.ts'

/** From the least experience to the most. */
export const LEVELS = [...SEARCH_LEVELS, 'top'] as const

/** How much experience a title asks for; `training` is for people who learn the work. */
export type Level = (typeof LEVELS)[number]

const WORDS: Readonly<Record<Exclude<Level, 'plain' | 'top'>, ReadonlySet<string>>> = {
  training: new Set('intern trainee apprentice student'.split(' ')),
  graduate: new Set(['graduate']),
  beginner: new Set(
    `junior entry i l1 0 1 jr debutant einsteiger berufseinsteiger principiante inicial`.split(' '),
  ),
  senior: new Set(`senior sen iii iv v l4 l5 4 5 experienced erfahren erfahrene erfahrener`.split(' ')),
  lead: new Set(`lead principal staff chief`.split(' ')),
}

const PLAIN = new Set('ii 2 3 l2 l3 mid level'.split(' '))
const RANKED_AS_STAFF = new Set('engineer scientist designer product lead principal'.split(' '))

/** How well a posting of the column's level serves a user who searches for the row's level. */
const SERVES: Readonly<Record<Level, Readonly<Record<Level, number>>>> = {
  training: { training: 1, graduate: 0.7, beginner: 0.7, plain: 0.4, senior: 0, lead: 0, top: 0 },
  graduate: { training: 0.3, graduate: 1, beginner: 1, plain: 0.9, senior: 0.5, lead: 0.4, top: 0.4 },
  beginner: { training: 0.3, graduate: 0.95, beginner: 1, plain: 0.9, senior: 0.6, lead: 0.5, top: 0.4 },
  plain: { training: 0, graduate: 0.75, beginner: 0.87, plain: 1, senior: 0.97, lead: 0.9, top: 0.85 },
  senior: { training: 0, graduate: 0.4, beginner: 0.55, plain: 0.88, senior: 1, lead: 0.95, top: 0.9 },
  lead: { training: 0, graduate: 0.4, beginner: 0.5, plain: 0.8, senior: 0.92, lead: 1, top: 0.95 },
  top: { training: 0, graduate: 0.3, beginner: 0.4, plain: 0.75, senior: 0.85, lead: 0.95, top: 1 },
}

/** The level that a title names; `plain` when it names none. */
export function levelOf(title: string): Level {
  const parts = titleParts(title)
  const words = parts.flat()
  const has = (level: Exclude<Level, 'plain' | 'top'>): boolean =>
    words.some((word) => WORDS[level].has(word))
  // "Stage" is French for an internship; as such it begins a title or a part of one.
  if (has('training') || parts.some(([first]) => first === 'stage')) return 'training'
  // A staff engineer ranks above a senior one; a staff nurse or accountant has no higher rank.
  const isLead = has('lead') && !(words.includes('staff') && !words.some((word) => RANKED_AS_STAFF.has(word)))
  if (isLead) return has('senior') ? 'top' : 'lead'
  if (has('senior')) return 'senior'
  if (has('graduate')) return 'graduate'
  return has('beginner') ? 'beginner' : 'plain'
}

/** Whether a title names a level outside of these; one that names none is within any. */
export function isOutsideLevels(title: string, least: Level | null, most: Level | null): boolean {
  const level = levelOf(title)
  if (
    level === 'plain' &&
    !titleParts(title)
      .flat()
      .some((word) => PLAIN.has(word))
  )
    return false
  const rank = LEVELS.indexOf(level)
  // A senior lead is a lead too.
  const highest = most === 'lead' ? 'top' : most
  return (
    (least !== null && rank < LEVELS.indexOf(least)) || (highest !== null && rank > LEVELS.indexOf(highest))
  )
}

/** Whether a word of a title, as `titleParts` returns it, only names a level. */
export const isLevelWord = (word: string): boolean =>
  PLAIN.has(word) || Object.values(WORDS).some((words) => words.has(word))

/** How well a level serves a user who wants another, 0 to 1; below TITLE_MATCHES it is not the wanted job. */
export const levelServes = (wanted: Level, found: Level): number => SERVES[wanted][found]
