import type { ResumeFacts } from '../../values/resume-facts.ts'
import { isName } from '../clean-name.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import type { Sentence } from '../../values/letter.ts'
import { textsOf } from '../texts.ts'
import { slot, type Slot } from './frames.ts'
import { sure } from './lines.ts'
import { degreeSaid, resumeSource } from './self.ts'

const MAX_CREDENTIALS = 3
const MAX_SKILLS = 4

/** True when a text names the certificate: its name up to a comma or bracket, or one of its abbreviations. */
function isNamedIn(text: string, name: string): boolean {
  const [title = ''] = name.split(/[,(]/u)
  const short = name.match(/(?<!\p{L})\p{Lu}[\p{Lu}\d&-]{1,7}(?!\p{L})/gu) ?? []
  return (
    text.toLowerCase().includes(title.trim().toLowerCase()) ||
    short.some((letters) => new RegExp(String.raw`(?<!\p{L})${letters}(?!\p{L})`, 'u').test(text))
  )
}

/** Certificates and licences that the posting asks for by name. */
export const credentialsOf = (assignment: Assignment): readonly Slot[] =>
  assignment.facts.certificates
    .filter(
      ({ name }) =>
        sure(name) !== null &&
        isName(name.value, 9) &&
        isNamedIn(`${assignment.posting.title}\n${assignment.posting.description}`, name.value),
    )
    .slice(0, MAX_CREDENTIALS)
    .map(({ name }) => slot(name.value, resumeSource(name)))

const LEVELS = [
  /\bbachelor|\bB\.? ?Sc\b|\bB\.?S\.?(?![\p{L}])|\bB\.?A\.?(?![\p{L}])|\bBSN\b|\blicenciatura|\bgrado\b/iu,
  /\bmaster|\bM\.? ?Sc\b|\bMBA\b|\bm[aá]ster\b/iu,
  /\bph\.? ?d\b|\bdoctor|\bpromotion\b|\bdoctorat/iu,
  /\bdipl\.?-?|\bdiplom/iu,
] as const

/** The writer's degree, when the posting asks for its level or its field by name. */
export function degreeAsked({ facts, posting, today, language }: Assignment): Sentence | null {
  const said = degreeSaid(facts, today, textsOf(language))
  return said !== null && LEVELS.some((level) => level.test(said.text) && level.test(posting.description))
    ? said
    : null
}

/** Skills of the resume that the posting names word for word. */
export function skillsOf(assignment: Assignment): readonly Slot[] {
  const shared = new Set(matchesOf(assignment).matches.shared.map((text) => text.toLowerCase()))
  const all: ResumeFacts['skills'] = [...assignment.facts.skills, ...assignment.facts.languages]
  return all
    .filter((fact) => sure(fact) !== null && shared.has(fact.value.toLowerCase()) && isName(fact.value, 4))
    .slice(0, MAX_SKILLS)
    .map((fact) => slot(fact.value, resumeSource(fact)))
}
