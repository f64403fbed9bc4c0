import type { Posting } from '#engine/values/posting.ts'
import type { Board, BoardJob, BoardReader } from './model.ts'

/** A board's job as a posting, with an empty description until the text is read. */
export function postingOf(board: Board, job: BoardJob, familyName: string): Posting {
  return {
    id: `${board.family}:${board.token}:${job.id}`,
    source: board.family,
    title: job.title,
    company: board.company,
    companyDomain: board.domain,
    location: job.place,
    remote: job.remote,
    ...(job.workMode === undefined ? {} : { workMode: job.workMode }),
    description: '',
    url: job.url,
    applyUrl: job.url,
    postedAt: job.postedAt === null ? null : new Date(job.postedAt),
    attribution: null,
    textFrom: { source: familyName, url: job.url },
  }
}

/** Reads a job's text, headed by the team if the board names one, and its recruiter; null without a text. */
export async function wholeText(
  reader: BoardReader,
  board: Board,
  job: BoardJob,
): Promise<Pick<Posting, 'description' | 'hiringContact'> | null> {
  const found = await reader.text(board.token, job)
  if (found === null || found.text === '') return null
  const { text, team, recruiter } = found
  return {
    description: team === null ? text : `Department: ${team}\n\n${text}`,
    ...(recruiter === null ? {} : { hiringContact: { name: recruiter, title: null, email: null } }),
  }
}
