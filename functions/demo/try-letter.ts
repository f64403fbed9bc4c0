import type { Needs } from '#functions/services/needs.ts'
import { readUpload } from '#functions/resume/upload/read-upload.ts'
import { throttleByName } from '#platform/throttle.ts'
import type { DocumentReader } from '#engine/documents'
import {
  type Assignment,
  assignmentOf,
  LetterRefused,
  type LetterWriters,
  writeLetter,
} from '#engine/letters'
import { asksNoContact, linesToChoose } from '#engine/postings'
import { unreadLanguage } from '#engine/resume'
import { NO_REVIEW } from '#engine/values/fact-review.ts'
import { DEFAULT_LETTER_LANGUAGE, PLAIN_WRITER } from '#engine/values/letter-languages.ts'
import { DEFAULT_LETTER_TONE } from '#engine/values/letter-tones.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { Contact, Posting } from '#engine/values/posting.ts'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { DemoPosting, DemoRequest, DemoResult, WithoutLetter } from '#shared/models/visitors/demo.ts'

export interface DemoDeps extends Needs<'limits' | 'clock'> {
  readonly reader: DocumentReader
  readonly writers: LetterWriters
}

/** For all visitors together; who uses it up with many networks closes the demo for an hour at most. */
const OF_ALL = { seconds: 3_600, limit: 300 } as const
/** Letters of a model on one day for all visitors together; after them come plain letters. */
const OF_THE_MODEL = { seconds: 86_400, limit: 500 } as const
/** No call of the model begins later: it takes up to twelve seconds, and the gateway waits for thirty. */
const LAST_CALL_MS = 14_000

/** The text has no id, because nothing is stored under one. */
const NO_ID = 'demo'

/** Signs where the resume has no name; a user's account has one. */
const SIGNER = { firstName: 'Your', lastName: 'Name', email: null } as const

/** More lines for one need would not be read. */
const MAX_LINES = 2

/**
 * Reads a resume and a posting in memory, and writes the letter that a user would get. Throws AppError with the
 * resume_… codes, invalid_request, or too_many_requests with the wait when all visitors' hour is used up.
 */
export async function tryLetter({ resume, posting }: DemoRequest, deps: DemoDeps): Promise<DemoResult> {
  await throttleByName('demo', [OF_ALL], deps.limits)
  const today = deps.clock.now()
  const hasTime = (): boolean => deps.clock.now().getTime() - today.getTime() < LAST_CALL_MS
  const read = await readUpload(resume, deps.reader)
  const assignment = orderedFor(read, postingOf(posting), today)
  const written = asksNoContact(assignment.posting.description)
    ? 'do_not_contact'
    : await letterOf(assignment, deps, hasTime)
  return {
    read: readView(assignment),
    ...answersOf(assignment),
    letter: typeof written === 'string' ? null : letterView(written, assignment),
    without: typeof written === 'string' ? written : null,
  }
}

async function letterOf(
  assignment: Assignment,
  { writers, limits }: DemoDeps,
  hasTime: () => boolean,
): Promise<CheckedLetter | WithoutLetter> {
  const mayAsk =
    writers.model !== null && hasTime() && (await limits.consume('demo-model', [OF_THE_MODEL])).taken
  try {
    return await writeLetter(
      assignment,
      { ...writers, model: mayAsk ? writers.model : null },
      { mayWait: false, hasTime },
    )
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error
    return error.why
  }
}

const postingOf = ({ title, company, description }: DemoPosting): Posting => ({
  id: NO_ID,
  source: NO_ID,
  title,
  company,
  companyDomain: null,
  location: '',
  remote: false,
  description: description.replaceAll(/\r\n?/gu, '\n'),
  url: '',
  applyUrl: null,
  postedAt: null,
  attribution: null,
})

/** Nobody is looked up: the letter greets without a name, and its address is no one's. */
const personAt = (company: string): Contact => ({
  firstName: '',
  lastName: '',
  title: null,
  company,
  domain: 'company.example',
  email: 'the.person@company.example',
  tier: 'A',
  reason: '',
  linkedin: null,
  sourceUri: null,
  seenAt: null,
  verifiedAt: null,
})

const orderedFor = (
  resume: { readonly text: string; readonly facts: ResumeFacts },
  posting: Posting,
  today: Date,
): Assignment =>
  assignmentOf({
    emailId: NO_ID,
    resume: { ...resume, id: NO_ID },
    review: NO_REVIEW,
    account: SIGNER,
    posting,
    contact: personAt(posting.company),
    jobTitle: posting.title,
    language: DEFAULT_LETTER_LANGUAGE,
    tone: DEFAULT_LETTER_TONE,
    today,
    todaysEmails: [],
  })

const readView = ({ facts, resumeText }: Assignment): DemoResult['read'] => ({
  name: facts.name?.value ?? null,
  roles: facts.roles.map(({ title, employer, start, end }) => ({
    title: title?.value ?? null,
    employer: employer?.value ?? null,
    start: start?.value ?? null,
    end: end?.value ?? null,
  })),
  skills: facts.skills.map(({ value }) => value),
  lines: facts.lines.length,
  unreadLanguage: unreadLanguage(facts.language, resumeText),
})

function answersOf({ posting, facts, today }: Assignment): Pick<DemoResult, 'needs' | 'unfit'> {
  const { needs, lines, unfit } = linesToChoose(posting, facts, today)
  const texts = new Map(lines.map((line) => [line.id, line.text]))
  return {
    needs: needs.map((need) => ({
      text: need.text,
      lines: need.lines.slice(0, MAX_LINES).flatMap((id) => texts.get(id) ?? []),
    })),
    unfit,
  }
}

const letterView = (
  { subject, body, letter }: CheckedLetter,
  { sender: { firstName, lastName, email } }: Assignment,
): NonNullable<DemoResult['letter']> => ({
  from: [firstName, lastName, email === '' ? '' : `<${email}>`].filter((part) => part !== '').join(' '),
  subject,
  body,
  sentences: letter.paragraphs.flat().map(({ text, sources }) => ({ text, sources: [...sources] })),
  byModel: letter.writer !== PLAIN_WRITER,
})
