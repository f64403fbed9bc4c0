import { isNotHeld, isUnfinished } from '../../../language/not-held.ts'
import { wholeLines } from '../../../resume/facts/excerpt.ts'
import type { Span } from '../../../values/resume-facts.ts'
import type { Assignment } from '../../model.ts'
import { fold } from './fold.ts'
import { monthsWithYear } from './months.ts'
import { tellingStems } from './words.ts'

/** Kinds of degrees and certificates in the spellings of letters and resumes. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'bachelor',
    /\b(?:bachelor|licence (?:professionnelle\b|en\b|de\b|d'|\()|licenciatura|grado en|graduad[oa] en)|\bB\.?(?:Sc|Eng|A|S|Com|Tech|SN|FA|BA|Ed)\b\.?(?!\w)/iu,
  ],
  [
    'master',
    /\bmaster(?:'?s\b| of| degree| in| en|abschluss|studium|-)|\bmáster\b|\bmaster\b(?= \p{Lu})|\bM\.?(?:Sc|Eng|BA|Phil|PH|FA|Ed)\b|\bM\.(?:A|S|Ed)\b|\bMBA\b|\bmagister\b|\bmaestría\b/iu,
  ],
  [
    'doctorate',
    /\bPh\.?\s?D\b|\bdoctora|\bdoktor|\bDr\.-|\bpromo(?:tion zum|viert)\b|\bdoctorat\b|\bD\.?Phil\b/iu,
  ],
  ['diploma', /\bdiplom(?:\b|a\b|as\b|e\b|é|ing)/iu],
  ['examination', /\bstaatsexamen\b/iu],
  [
    'degree',
    /\b(?:a|my|the|university|college) (?:\p{L}+ )?degree\b|\bdegree in\b|\bhochschulabschluss\b|\btítulo universitario\b|\bdiplôme universitaire\b/iu,
  ],
  [
    'licence',
    /\blicen[cs](?:e|ed|ure)\b(?! (?:professionnelle\b|en\b|de\b|d'|\())|\bführerschein|\bapprobation|\bpermis (?:de|poids|c\b|b\b)|\p{L}*schein\b/iu,
  ],
  ['certificate', /\bcertif|\bzertifi|\bgeprüft|\bcertificad/iu],
  [
    'honours',
    /\bcum laude\b|\b(?:took|in \p{L}+,|it's) a first\b|\ba first (?:in|from) \p{Lu}|\bwith distinction\b|\bhonou?rs\b|\bmit auszeichnung\b|\bmention (?:très )?bien\b|\bvaledictorian\b/iu,
  ],
]
/** Any of these proves "a degree". */
export const DEGREES: ReadonlySet<string> = new Set(['bachelor', 'master', 'doctorate', 'diploma'])

/** The kinds that a text names, each with the match that names it. */
export const kindsIn = (text: string): readonly (readonly [kind: string, match: RegExpExecArray])[] =>
  KINDS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(fold(text))
    return match === null ? [] : [[kind, match] as const]
  })

/** A degree, a course or a certificate of the resume. */
export interface Credential {
  readonly text: string
  readonly kinds: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly isDegree: boolean
  /** Finished and in force: not left, lapsed, under way or still to come. */
  readonly isHeld: boolean
}

/** What a date ahead belongs to when it is in force until then. */
const IN_FORCE =
  /(?<!\p{L})(?:valid[oa]?|gültig|valable|vigente|expires|renew\p{L}*|läuft ab|en vigueur|en vigor)(?!\p{L})/iu

/** True for words with a month or a year that has not come yet, unless something is in force until then. */
export function isAhead(words: string, today: Date): boolean {
  const now = today.toISOString().slice(0, 7)
  const dates = [...monthsWithYear(words).map(([month]) => month), ...(words.match(/\b20\d\d\b/gu) ?? [])]
  return !IN_FORCE.test(words) && dates.some((date) => date > (date.length > 4 ? now : now.slice(0, 4)))
}

/** Words of what is said of an item, in capitals too: "Expired Oct 2025". */
const MOST_SAID = 3

/** A line that goes on with the one above: "started 2026, to be finished in May", "Issued 2022 · Expired 2025". */
const GOES_ON = /^\s*(?:\p{Ll}{2}|(?:Issued|Expire[sd]|Valid|Délivrée?|Emitid[oa])(?!\p{L}))/u

/** The lines of a text, each with those that go on with it, unless something of its own begins there. */
function blocksOf(text: string, starts: readonly number[]): readonly Span[] {
  const blocks: Span[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const above = blocks.at(-1)
    const isOpen = above !== undefined && /[,(]\s*$/u.test(text.slice(above.start, above.end))
    const isOwn = starts.some((own) => start <= own && own < end)
    if (above !== undefined && !isOwn && line !== '' && (isOpen || GOES_ON.test(line)))
      blocks.splice(-1, 1, { start: above.start, end })
    else blocks.push({ start, end })
    start = end + 1
  }
  return blocks
}

/** An item of a list with what is said of it, without the items behind it: "Crane card · 2013 · Pest control, not renewed". */
function ownPart(text: string): string {
  const parts = text.split(/(?=\s[·•|]\s|;\s)/u)
  const other = parts.findIndex(
    (part, at) => at > 0 && /^\W*\p{Lu}/u.test(part) && (part.match(/[\p{L}\d]+/gu) ?? []).length > MOST_SAID,
  )
  return parts.slice(0, other === -1 ? parts.length : other).join('')
}

const hasYear = (line: string): boolean => /(?:19|20)\d\d/u.test(line)

/** The degrees, courses and certificates of a resume, and whatever else it says is not finished or no longer held. */
export function credentialsOf({ resumeText, facts, today }: Assignment): readonly Credential[] {
  const named = [
    ...facts.education.map(({ span, end, degree }) => ({
      span,
      degree,
      isDegree: true,
      isOpen: end?.value === 'present',
    })),
    ...facts.certificates.map(({ span }) => ({ span, degree: null, isDegree: false, isOpen: false })),
  ]
  const jobs = facts.roles.filter(({ kind }) => kind === 'job')
  const begun = [...named, ...facts.roles].map(({ span }) => span.start)
  return blocksOf(resumeText, begun).flatMap(({ start, end }): readonly Credential[] => {
    const line = resumeText.slice(start, end)
    const here = named.filter(({ span }) => span.start >= start && span.start < end)
    const isJob = jobs.some(({ span }) => span.start <= start && start < span.end)
    const isOther = here.length === 0 && !isJob && (isUnfinished(line) || isNotHeld(line))
    const items = isOther ? [{ span: { start }, degree: null, isDegree: false, isOpen: false }] : here
    const starts = items.map(({ span }) => span.start).toSorted((one, other) => one - other)
    return items.map(({ span, degree, isDegree, isOpen }, index) => {
      const next = starts.find((other) => other > span.start) ?? end
      const whole = resumeText.slice(index === 0 ? start : span.start, next)
      // The degree may stand on a line below its school, and its dates between them.
      const below = degree && degree.span.start >= end ? wholeLines(resumeText, degree.span) : null
      const own = isOther ? whole : ownPart(whole)
      const between = resumeText.slice(end, below?.start ?? end).split('\n')
      const lines = below === null ? [] : [resumeText.slice(below.start, below.end)]
      const text = [own, ...between.filter(hasYear), ...lines].join('\n')
      return {
        text,
        kinds: kindsIn(text).map(([kind]) => kind),
        stems: tellingStems(text),
        isDegree,
        // A date ahead ends studies; a certificate is in force until then.
        isHeld:
          !isOpen && !isNotHeld(text, today) && !isUnfinished(text) && !(isDegree && isAhead(text, today)),
      }
    })
  })
}
