import { BRAND } from '#shared/brand.ts'
import { type RunCounts, runFiguresInWords } from '#shared/catalog/run-figures.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { link, paragraph, userLetter, type Part } from './letter.ts'
import type { UserMessage } from './model.ts'

type RunResult = RunCounts & Pick<Run, 'outcome' | 'message' | 'heldBack' | 'skipped'>

/**
 * Tells a user that a run is over: how many drafts it left, what became of every posting, and why emails were
 * held back and postings left out. `site` is the origin of the site.
 */
export function draftsReady(to: string, firstName: string, run: RunResult, site: string): UserMessage {
  const { drafted, heldBack } = run
  const { subject, news } = newsOf(run)
  return userLetter({
    to,
    firstName,
    subject,
    parts: [
      paragraph(news),
      paragraph(runFiguresInWords(run)),
      ...heldBack.map(heldBackPart),
      ...(run.skipped.length === 0 ? [] : [paragraph(leftOutInWords(run))]),
      link(
        drafted === 0
          ? 'Which words were held back'
          : 'See who each email is for and what each line is based on',
        `${site}/dashboard/tracker`,
      ),
      ...(run.outcome === 'mailbox_lost' ? [link('Connect Gmail again', `${site}/dashboard/account`)] : []),
      ...(heldBack.length === 0 ? [] : [link('What we read on your resume', `${site}/dashboard/resume`)]),
    ],
  })
}

function newsOf({ outcome, message, drafted }: RunResult): { subject: string; news: string } {
  if (outcome === 'mailbox_lost' && message !== null)
    return { subject: 'Your run ended early: Gmail was disconnected', news: message }
  if (drafted === 0)
    return {
      subject: 'Your run left no drafts: here is why',
      news: 'Your run is finished, but it left no drafts: nothing we wrote passed our check. None of it counts against your allowance.',
    }
  const drafts = drafted === 1 ? '1 draft' : `${drafted} drafts`
  return {
    subject: `${drafts} ${drafted === 1 ? 'is' : 'are'} ready for you to read`,
    news: `Your run is finished. ${BRAND.name} has left ${drafts} in your Gmail. Nothing was sent: read them, change what you like, and send the ones you stand behind.`,
  }
}

/** Reasons listed in the mail; the tracker shows all of them. */
const MAX_REASONS = 3

function leftOutInWords({ skipped, leftOut }: RunResult): string {
  const listed = skipped.slice(0, MAX_REASONS)
  const others = leftOut - listed.reduce((sum, { count }) => sum + count, 0)
  const reasons = listed.map(({ words, count }) => `${words} (${count})`)
  return `Skipped: ${[...reasons, ...(others > 0 ? [`other reasons (${others})`] : [])].join('; ')}.`
}

const heldBackPart = ({ wrong, advice, count }: Run['heldBack'][number]): Part =>
  paragraph(`${count === 1 ? '1 email was' : `${count} emails were`} held back: ${wrong}. ${advice}`)

/** Tells a user who chooses first that a run found people to choose from. `site` is the origin of the site. */
export const shortlistReady = (to: string, firstName: string, people: number, site: string): UserMessage =>
  userLetter({
    to,
    firstName,
    subject:
      people === 1
        ? 'We found 1 person for you to choose'
        : `We found ${people} people for you to choose from`,
    parts: [
      paragraph(
        people === 1
          ? 'Your run found one person you could write to. Nothing has been written, and nothing counts against your emails yet.'
          : `Your run found ${people} people you could write to. Nothing has been written, and nothing counts against your emails yet.`,
      ),
      paragraph('Tick the ones you want, and press Write. The list stays until your next run replaces it.'),
      link('Choose who to write to', `${site}/dashboard/shortlist`),
    ],
  })
