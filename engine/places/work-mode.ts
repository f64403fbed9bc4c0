import type { WorkMode } from '../values/work-mode.ts'
import { readPlaces } from './read-places.ts'

const REMOTE_WORDS =
  'remote(?:ly)?|anywhere|work(?:ing)? from home|home ?-?office|wfh|telecommut\\w*|t[ée]l[ée]travail|teletrabajo|remot[oa]|distributed'
const REMOTE = new RegExp(`(?<!\\p{L})(?:${REMOTE_WORDS})(?!\\p{L})`, 'iu')
/** A part of a title of its own, or its last words: "Remote Sensing Engineer" works in a laboratory. */
const REMOTE_PART = new RegExp(
  `(?:^|[([|,;:/–—]|\\s-)\\s*(?:100 ?% |fully |full |us |eu |uk )?(?:${REMOTE_WORDS})(?:[ ,-]*(?:in|from|within|only|first|position|role|job|us|usa|u\\.s\\.|eu|uk|emea|europe|germany|canada|possible|ok|friendly|m[öo]glich)\\b[^)\\]|]*)?\\s*(?:$|[)\\]|,;:/–—]|-\\s)|\\s(?:${REMOTE_WORDS})\\s*$`,
  'iu',
)
const NOT_REMOTE = /\bhybrid|\bon-?site\b|\bnot remote\b|\bno remote\b/iu

/** Whether a line of places says that the work is remote. */
export const saysRemote = (text: string): boolean => REMOTE.test(text) && !NOT_REMOTE.test(text)

const titledRemote = (title: string): boolean => REMOTE_PART.test(title) && !NOT_REMOTE.test(title)

/** Whether a title or a line of places says that the work is remote. */
export const isCalledRemote = (title: string, place: string): boolean =>
  titledRemote(title) || saysRemote(place)

const OF_REMOTE =
  '(?:remote(?:ly)?|home ?-?office|t[ée]l[ée]travail|teletrabajo|remot[oa]|work(?:ing)? from home)'
const WHOLLY = [
  new RegExp(
    `\\b(?:fully|full|100 ?%|completely|entirely|permanently|komplett|vollst[äa]ndig|zu 100 ?%|totalement|totalmente|completamente)[ -]+(?:in |en |im )?${OF_REMOTE}`,
    'iu',
  ),
  new RegExp(`${OF_REMOTE}[ -]+(?:complet|completo|total|int[ée]gral|à 100 ?%|al 100 ?%)`, 'iu'),
  /\b(?:this|the|it)(?: is| will be|['’]s| role is| position is| job is)(?: an?)? (?:remote|work[- ]from[- ]home)\b/iu,
  /\b(?:remote|work[- ]from[- ]home) (?:position|role|job|opportunity)\b/iu,
  /\bwork (?:remotely |from home )?(?:from )?anywhere (?:in|within|across) (?:the )?\p{Lu}/u,
  /\bremote[- ](?:within|across|in) (?:the )?\p{Lu}/u,
  /\b(?:ortsunabhängig|standortunabhängig)\b/iu,
]
/** Remote work for a time is no remote work, and a denial outweighs everything else. */
const DENIED = new RegExp(
  `\\b(?:not|no|non|never|cannot|can['’]t|don['’]t|doesn['’]t|isn['’]t|kein\\w*|nicht|pas|sin|ne|n['’])(?: \\p{L}+){0,4} (?:\\p{L}+[ -])?${OF_REMOTE}|${OF_REMOTE}(?: work| working)?(?: is| are)? (?:not|nicht)`,
  'iu',
)
const FOR_A_TIME =
  /\b(?:days?|tag\w*|jours?|d[íi]as?|weeks?|wochen?|semaines?|semanas?|times?|occasional\w*|sometimes|gelegentlich|teilweise|partial\w*|partiel\w*|parcial\w*|hybrid\w*)\b/iu
const AT_A_DESK =
  /\bhybrid (?:role|position|job|work\w*|schedule|model)\b|\b(?:\d|one|two|three|four|five) days? (?:a|per|in|each|\/)[^.]{0,12}(?:week|office)|\bon[- ]?site (?:\w+ ){0,3}(?:days|role|position|job|only|in our|at our|required)\b|\bin[- ]office\b|\btage (?:pro|die) woche\b|\bjours? (?:par|de présence)/iu

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\n+/)

/** What the text says of remote work; null when it says nothing. */
function told(description: string): boolean | null {
  let said: boolean | null = null
  for (const sentence of sentencesOf(description)) {
    if (DENIED.test(sentence)) return false
    if (WHOLLY.some((pattern) => pattern.test(sentence)) && !FOR_A_TIME.test(sentence)) said = true
    else if (AT_A_DESK.test(sentence)) said ??= false
  }
  return said
}

/** Whether a posting says that the work is not remote, or only in part; false when it says nothing of it. */
export const saysNotRemote = ({
  title,
  location,
  description,
  workMode,
}: Pick<Workplace, 'title' | 'location' | 'description' | 'workMode'>): boolean =>
  workMode === undefined
    ? told(description) === false || NOT_REMOTE.test(`${title}\n${location}`)
    : workMode !== 'remote'

export interface Workplace {
  readonly title: string
  readonly location: string
  readonly description: string
  /** The source's flag, which some boards also set for hybrid work. */
  readonly remote: boolean
  readonly workMode?: WorkMode | undefined
}

/**
 * Whether the work is remote: by the source's field for it, else by the text, the title or the place, of whose
 * parts perhaps only one is remote. A mere flag counts when the posting names no city that it would contradict.
 */
export function remoteness({
  title,
  location,
  description,
  remote,
  workMode,
}: Workplace): 'remote' | 'in_part' | 'no' {
  if (workMode !== undefined) return workMode === 'remote' ? 'remote' : 'no'
  const text = told(description)
  if (text === false) return 'no'
  if (text === true || titledRemote(title)) return 'remote'
  if (saysRemote(location)) return 'in_part'
  return remote && readPlaces(location).places.every(({ towns }) => towns.length === 0) ? 'remote' : 'no'
}
