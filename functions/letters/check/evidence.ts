import type { Assignment } from '../model.ts'
import { titleInFull } from '../title-in-full.ts'
import { postingText } from './posting-text.ts'
import { corpus, type Corpus } from './text/corpus.ts'
import { degrees, degreesOfResume } from './text/degrees.ts'
import { type MonthClaim, months } from './text/months.ts'

/**
 * The text with the recorded titles made lower-case: the numeral of "Engineer I" is not the writer. Offsets
 * stay.
 */
export function withoutTitles(text: string, { posting, contact }: Assignment): string {
  const titles = [posting.title, posting.title.split(/ [-–|(:@]|,/)[0] ?? '', contact.title ?? ''].filter(
    (title) => / I{1,3}\b/.test(title),
  )
  return titles.reduce((left, title) => left.replaceAll(title, title.toLowerCase()), text)
}

/** What may be said, read once for an assignment. */
export interface Evidence {
  /** The resume and the name of its owner: the only proof of what the writer did. */
  readonly own: Corpus
  /** Resume, posting and contact record. */
  readonly all: Corpus
  /** Company, title, place and person as recorded: naming them claims nothing about the writer. */
  readonly record: Corpus
  /** Lower-case skills of the resume's lists ("react, node") prove tools that are named like words. */
  readonly skills: Corpus
  readonly months: readonly MonthClaim[]
  readonly ownDegrees: ReadonlySet<string>
  readonly allDegrees: ReadonlySet<string>
}

const CACHE = new WeakMap<Assignment, Evidence>()

/**
 * Digits of addresses and telephone numbers are no figures; a row of digits with a year in it is a time, not
 * a number to call.
 */
export const withoutContacts = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,255}|\+?\d[\d ().-]{8,}\d/g, (match) =>
    /\b(?:19|20)\d{2}\b/.test(match) ? match : ' '.repeat(match.length),
  )

function contactTexts({ contact }: Assignment): string[] {
  return [
    `${contact.firstName} ${contact.lastName}`,
    contact.title ?? '',
    contact.company,
    contact.domain,
    contact.reason,
    contact.linkedin ?? '',
    contact.sourceUri ?? '',
  ]
}

/** Facts that the user gave apart from the resume. */
function confirmed({ sender, jobTitle }: Assignment): string[] {
  return [`${sender.firstName} ${sender.lastName}`, sender.email, jobTitle]
}

export function evidenceOf(assignment: Assignment): Evidence {
  const known = CACHE.get(assignment)
  if (known) return known
  const { resumeText, facts, posting, contact } = assignment
  const posted = postingText(posting)
  const own = [resumeText, ...confirmed(assignment)]
  const title = titleInFull(posting.title)
  const everything = [...own, posted, title, ...contactTexts(assignment)]
  const figures = withoutContacts([resumeText, posted, contact.title ?? '', contact.reason].join('\n'))
  const ownDegrees = degreesOfResume(resumeText).map(({ kind }) => kind)
  const evidence: Evidence = {
    own: corpus(own),
    all: corpus(everything),
    record: corpus([
      posting.title,
      title,
      posting.company,
      posting.location,
      contact.company,
      `${contact.firstName} ${contact.lastName}`,
      contact.title ?? '',
      assignment.jobTitle,
    ]),
    skills: corpus([...facts.skills, ...facts.languages].map(({ value }) => value)),
    months: months(figures),
    ownDegrees: new Set(ownDegrees),
    allDegrees: new Set([...ownDegrees, ...degrees(posted).map(({ kind }) => kind)]),
  }
  CACHE.set(assignment, evidence)
  return evidence
}
