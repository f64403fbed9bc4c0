import { createHash } from 'node:crypto'
import type { Posting, Search } from '#functions/postings/model.ts'
import { postingOfRow } from '#platform/provider/posting-of-row.ts'
import { plainLine } from '#platform/provider/plain-text.ts'
import type { CareerjetJob } from './job-answer.ts'
import { careerjet } from './vendor.ts'

/** A row as a posting; null for a row that `postingOfRow` rejects. */
export function postingOf(job: CareerjetJob, search: Search): Posting | null {
  const posting = postingOfRow({ ...job, place: job.locations, postedAt: job.date }, search, careerjet)
  if (posting === null) return null
  const { title, company } = posting
  const id = idOf([title, company, plainLine(job.locations ?? ''), job.date ?? ''])
  return { ...posting, id: `careerjet:${id}` }
}

/** Rows have no id and their links differ in every answer, so the id is a hash of the job's fields. */
const idOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 22)
