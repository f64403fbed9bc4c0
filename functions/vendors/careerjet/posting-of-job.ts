import { createHash } from 'node:crypto'
import { saysRemote } from '#functions/postings/match-place.ts'
import type { Posting, Search } from '#functions/postings/model.ts'
import { plainLine, plainText } from '#platform/provider/plain-text.ts'
import { safeLink } from '#platform/provider/safe-link.ts'
import type { CareerjetJob } from './job-answer.ts'
import { careerjet } from './vendor.ts'

/** A row as a posting; null without title or link, since nobody could be told what it is about. */
export function postingOf(job: CareerjetJob, search: Search): Posting | null {
  const title = plainLine(job.title ?? '')
  const url = safeLink(job.url)
  if (title === '' || url === null) return null
  const company = plainLine(job.company ?? '')
  const place = plainLine(job.locations ?? '')
  const posted = new Date(job.date ?? Number.NaN)
  return {
    id: `careerjet:${idOf([title, company, place, job.date ?? ''])}`,
    source: careerjet.id,
    title,
    company,
    companyDomain: null,
    location: placeOf(place, search),
    remote: saysRemote(title) || saysRemote(place),
    description: plainText(job.description ?? ''),
    url,
    applyUrl: null,
    postedAt: Number.isNaN(posted.getTime()) ? null : posted,
    attribution: careerjet.attribution,
  }
}

/** Rows have no id, and their links are made for each answer: what is said of the job stands for it. */
const idOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 22)

/** Places name no country, for the locale has it; a missing place is where the search was limited to. */
function placeOf(place: string, { city, country }: Search): string {
  if (place === '') return city === null ? country : `${city}, ${country}`
  return place.endsWith(country) ? place : `${place}, ${country}`
}
