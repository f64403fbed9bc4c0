import type { Posting, Search } from '#functions/postings/model.ts'
import { saysRemote } from '#functions/postings/match-place.ts'
import { plainLine, plainText } from './plain-text.ts'
import { safeLink } from './safe-link.ts'

/** A row of a vendor's answer to a search, uncleaned; what is missing or broken is undefined. */
interface SearchRow {
  readonly title?: string | undefined
  readonly company?: string | undefined
  readonly place?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly postedAt?: string | undefined
}

/**
 * A row as a posting; null without title or link, since nobody could be told what it is about. The country is
 * in what was asked, so that places rarely name it; a missing place is where the search was limited to.
 */
export function postingOfRow(
  row: SearchRow,
  { city, country }: Search,
  { id, attribution }: { readonly id: string; readonly attribution: string },
): Omit<Posting, 'id'> | null {
  const title = plainLine(row.title ?? '')
  const url = safeLink(row.url)
  if (title === '' || url === null) return null
  const place = plainLine(row.place ?? '')
  const postedAt = new Date(row.postedAt ?? Number.NaN)
  const asked = city === null ? country : `${city}, ${country}`
  return {
    source: id,
    title,
    company: plainLine(row.company ?? ''),
    companyDomain: null,
    location: place === '' ? asked : place.endsWith(country) ? place : `${place}, ${country}`,
    remote: saysRemote(title) || saysRemote(place),
    description: plainText(row.description ?? ''),
    url,
    applyUrl: null,
    postedAt: Number.isNaN(postedAt.getTime()) ? null : postedAt,
    attribution,
  }
}
