import { readText } from '#functions/resume/layout/read-text.ts'
import { plainWriter } from '#functions/letters/plain/plain-writer.ts'
import { answersIn } from '#functions/letters/check/score.ts'
import { letterLanguages } from '#functions/letters/letter-language.ts'
import { jaccard, shingles } from '#functions/letters/likeness.ts'
import type { Assignment, CheckedLetter } from '#functions/letters/model.ts'
import { refusalReasons } from '#functions/letters/refusal-reasons.ts'
import { layOut } from '#functions/letters/render-letter.ts'
import { LetterRefused, writeLetter } from '#functions/letters/write-letter.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'
import { contactFor, postingsFor } from './market.ts'
import type { Seeker } from './searches.ts'
import { misplacedLines } from './tied.ts'

/** The result for one posting. */
export interface Outcome {
  readonly assignment: Assignment
  /** Null when no letter passed; then with the reasons shown to the user. */
  readonly letter: CheckedLetter | null
  readonly reasons: readonly Refusal[]
  /** Needs of the posting that the letter names and answers with a resume line. */
  readonly answered: readonly string[]
  readonly misplaced: readonly string[]
}

export interface WrittenRun {
  readonly seeker: Seeker
  readonly outcomes: readonly Outcome[]
  /** The similarity of the two most similar letters, 0 to 1. */
  readonly likest: number
}

function likestPair(letters: readonly CheckedLetter[]): number {
  const sets = letters.map(({ body }) => shingles(body))
  return Math.max(0, ...sets.flatMap((one, at) => sets.slice(at + 1).map((other) => jaccard(one, other))))
}

async function writeOne(assignment: Assignment): Promise<Outcome> {
  const writer = plainWriter()
  try {
    const letter = await writeLetter(assignment, { model: null, plain: writer })
    const answered = answersIn({ assignment, laidOut: layOut(letter.letter) }).map(({ need }) => need.text)
    return {
      assignment,
      letter,
      reasons: [],
      answered: [...new Set(answered)],
      misplaced: misplacedLines(letter.letter, assignment.facts),
    }
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error
    return {
      assignment,
      letter: null,
      reasons: refusalReasons(error, assignment),
      answered: [],
      misplaced: [],
    }
  }
}

/** Writes up to `most` letters as one run does: each letter knows the earlier ones. */
export async function writeRun(seeker: Seeker, today: Date, most: number): Promise<WrittenRun> {
  const { text, facts } = readText(seeker.resume)
  const outcomes: Outcome[] = []
  for (const [at, posting] of postingsFor(seeker, facts, today, most).entries()) {
    const todaysEmails = outcomes.flatMap(({ letter, assignment }) =>
      letter === null
        ? []
        : [{ subject: letter.subject, body: letter.body, company: assignment.posting.company }],
    )
    outcomes.push(
      await writeOne({
        emailId: `${seeker.id}-${at}`,
        resumeText: text,
        facts,
        sender: seeker.sender,
        posting,
        contact: contactFor(posting, seeker.country, at),
        jobTitle: seeker.jobTitle,
        ...letterLanguages(seeker.language, posting.description, facts),
        tone: 'plain',
        today,
        revision: null,
        todaysEmails,
      }),
    )
  }
  return {
    seeker,
    outcomes,
    likest: likestPair(outcomes.flatMap(({ letter }) => (letter === null ? [] : [letter]))),
  }
}

/**
 * A run as text for a reader: each letter with the posting's needs and those answered, or the reasons why
 * there is none.
 */
export const shownRun = (
  { seeker, outcomes }: WrittenRun,
  needsOf: (assignment: Assignment) => readonly string[],
): string =>
  outcomes
    .map(({ assignment, letter, reasons, answered }) =>
      [
        `===== ${assignment.emailId}: ${seeker.jobTitle} → ${assignment.posting.title}, ${assignment.posting.company}`,
        ...needsOf(assignment).map(
          (need) => `${answered.includes(need) ? '  answered: ' : '  asked:    '}${need}`,
        ),
        '',
        ...(letter === null
          ? reasons.map(({ rule, message, words }) => `REFUSED ${rule}: ${message} ${words ?? ''}`)
          : [`Subject: ${letter.subject}`, '', letter.body, '', `Score ${letter.score}`]),
        '',
        '',
      ].join('\n'),
    )
    .join('\n')
