import { BRAND } from '#shared/brand.ts'
import { type RunCounts, runFiguresInWords } from '#shared/catalog/run-figures.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { link, paragraph, userLetter, type Part } from './letter.ts'
import type { UserMessage } from './model.ts'

type Came = RunCounts & Pick<Run, 'heldBack' | 'skipped'>

/**
 * Tells a user that a run is over: how many drafts it left, what became of every posting, and why emails were
 * held back and postings left out. `site` is the origin of the site.
 */
export function draftsReady(to: string, firstName: string, run: Came, site: string): UserMessage {
  const { drafted, heldBack } = run
  const drafts = drafted === 1 ? '1 draft' : `${drafted} drafts`
  return userLetter({
    to,
    firstName,
    subject:
      drafted === 0
        ? 'Your run left no drafts: here is why'
        : drafted === 1
          ? '1 draft is ready for you to read'
          : `${drafts} are ready for you to read`,
    parts: [
      paragraph(
        drafted === 0
          ? 'Your run is over, and it left no drafts: what we wrote did not pass our own check. None of it counts against your emails.'
          : `Your run is finished. ${BRAND.name} has left ${drafts} in your Gmail. Nothing was sent: read them, change what you like, and send the ones you stand behind.`,
      ),
      paragraph(runFiguresInWords(run)),
      ...heldBack.map(heldBackPart),
      ...(run.skipped.length === 0 ? [] : [paragraph(leftOutInWords(run))]),
      link(
        drafted === 0 ? 'Which words were held back' : 'Whom each is for, and what each line rests on',
        `${site}/dashboard/tracker`,
      ),
      ...(heldBack.length === 0 ? [] : [link('What we read on your resume', `${site}/dashboard/resume`)]),
    ],
  })
}

/** As many reasons as a mail is read for; the tracker has all of them. */
const MAX_REASONS = 3

function leftOutInWords({ skipped, leftOut }: Came): string {
  const told = skipped.slice(0, MAX_REASONS)
  const others = leftOut - told.reduce((sum, { count }) => sum + count, 0)
  const reasons = told.map(({ words, count }) => `${words} (${count})`)
  return `Left out: ${[...reasons, ...(others > 0 ? [`other reasons (${others})`] : [])].join('; ')}.`
}

const heldBackPart = ({ wrong, advice, count }: Run['heldBack'][number]): Part =>
  paragraph(`${count === 1 ? '1 email was' : `${count} emails were`} held back: ${wrong}. ${advice}`)
