import type { Posting, Search } from '#functions/postings/model.ts'
import { plainLine, plainText } from '#platform/provider/plain-text.ts'
import { safeLink } from '#platform/provider/safe-link.ts'
import type { AdzunaJob } from './job-answer.ts'
import { adzuna } from './vendor.ts'

const FULLY_REMOTE =
  /\b(?:fully|100\s?%|completely) remote\b|\bremote (?:position|role|job|within|across|in)\b|\bwork from anywhere\b/i

/** A row as a posting; null without title or link, since nobody could be told what it is about. */
export function postingOf(
  job: AdzunaJob,
  search: Search,
  saysRemote: (text: string) => boolean,
): Posting | null {
  const title = plainLine(job.title ?? '')
  const url = safeLink(job.redirect_url)
  if (title === '' || url === null) return null
  const description = plainText(job.description ?? '')
  const place = plainLine(job.location?.display_name ?? '')
  const created = new Date(job.created ?? Number.NaN)
  return {
    id: `adzuna:${job.id}`,
    source: 'adzuna',
    title,
    company: plainLine(job.company?.display_name ?? ''),
    companyDomain: null,
    location: placeOf(place, job, search),
    remote: saysRemote(title) || saysRemote(place) || FULLY_REMOTE.test(description),
    description,
    url,
    applyUrl: null,
    postedAt: Number.isNaN(created.getTime()) ? null : created,
    attribution: adzuna.attribution,
  }
}

/** The country is in the address that was asked; a missing place is where the search was limited to. */
function placeOf(place: string, job: AdzunaJob, search: Search): string {
  if (place === '') return search.city === null ? search.country : `${search.city}, ${search.country}`
  const named = job.location?.area?.[0]
  return named === place || place.endsWith(search.country) ? place : `${place}, ${search.country}`
}
