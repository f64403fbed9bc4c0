import type { Posting } from '../model.ts'
import type { Board, BoardJob, BoardReader, BoardText } from './model.ts'

/** A job of a board as a posting; its text is empty until it is read. */
export function postingOf(board: Board, job: BoardJob, familyName: string): Posting {
  return {
    id: `${board.family}:${board.token}:${job.id}`,
    source: board.family,
    title: job.title,
    company: board.company,
    companyDomain: board.domain,
    location: job.place,
    remote: job.remote,
    description: '',
    url: job.url,
    applyUrl: job.url,
    postedAt: job.postedAt === null ? null : new Date(job.postedAt),
    attribution: null,
    textFrom: { source: familyName, url: job.url },
  }
}

/**
 * What the board says of a job: its text with the team at the head, where the board names one, and who hires;
 * null when there is no text.
 */
export async function wholeText(
  reader: BoardReader,
  board: Board,
  job: BoardJob,
): Promise<Pick<Posting, 'description' | 'hiringContact'> | null> {
  const found = await reader.text(board.token, job)
  if (found === null || found.text === '') return null
  const { recruiter } = found
  return {
    description: headed(found),
    ...(recruiter === null ? {} : { hiringContact: { name: recruiter, title: null, email: null } }),
  }
}

const headed = ({ text, team }: BoardText): string =>
  team === null ? text : `Department: ${team}\n\n${text}`
