import type { Posting, Search } from '#functions/postings/model.ts'
import { postingOfRow } from '#platform/provider/posting-of-row.ts'
import type { AdzunaJob } from './job-answer.ts'
import { adzuna } from './vendor.ts'

const FULLY_REMOTE =
  /\b(?:fully|100\s?%|completely) remote\b|\bremote (?:position|role|job|within|across|in)\b|\bwork from anywhere\b/i

/** A row as a posting; null for a row that `postingOfRow` rejects. */
export function postingOf(job: AdzunaJob, search: Search): Posting | null {
  const row = {
    ...job,
    company: job.company?.display_name,
    place: job.location?.display_name,
    url: job.redirect_url,
    postedAt: job.created,
  }
  const posting = postingOfRow(row, search, adzuna)
  if (posting === null) return null
  const { remote, description, location } = posting
  return {
    ...posting,
    id: `adzuna:${job.id}`,
    // The place may be the country under its local name.
    location: row.place && row.place === job.location?.area?.[0] ? row.place : location,
    remote: remote || FULLY_REMOTE.test(description),
  }
}
