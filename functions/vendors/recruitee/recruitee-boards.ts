import * as z from 'zod/mini'
import type { BoardAdapter } from '../kit/board-reader.ts'
import { idText, rowsOf, text, tolerant } from '../kit/tolerant.ts'

const Flag = tolerant(z.nullable(z.boolean()))
const Site = z.object({ city: text, country: text, country_code: text })
const Offer = z.object({
  id: idText,
  slug: text,
  title: text,
  careers_url: text,
  department: text,
  location: text,
  city: text,
  country: text,
  country_code: text,
  locations: tolerant(z.array(Site)),
  remote: Flag,
  hybrid: Flag,
  on_site: Flag,
  description: text,
  requirements: text,
  published_at: text,
  created_at: text,
  status: text,
})
type Offer = z.infer<typeof Offer>
const List = z.object({ offers: rowsOf(Offer) })
const One = z.object({ offer: Offer })

/** docs.recruitee.com, careers site API: each company has its own host, and one answer contains all texts. */
export const boards: BoardAdapter = {
  jobs: async (ask, _, base) => {
    const list = List.safeParse(await ask('/api/offers/')).data
    const published = list?.offers.filter(({ status }) => (status ?? 'published') === 'published')
    return (
      published?.map((offer) => ({
        id: offer.id,
        title: offer.title,
        url: addressOf(offer, base),
        place: placeOf(offer),
        remote: offer.remote === true,
        workMode: workModeOf(offer),
        postedAt: instantOf(offer.published_at ?? offer.created_at ?? ''),
        team: offer.department,
        html: htmlOf(offer),
      })) ?? null
    )
  },
  job: async (ask, _, id) => {
    const one = One.safeParse(await ask(`/api/offers/${encodeURIComponent(id)}`))
    return one.success ? { html: htmlOf(one.data.offer), team: one.data.offer.department } : null
  },
}

/**
 * The page at the tenant's own host, which leads on to the company's own career host while that exists;
 * careers_url may name one that is gone.
 */
const addressOf = ({ slug, careers_url: stated }: Offer, tenant: string): string | null | undefined =>
  slug ? `${tenant.replace(/\/$/, '')}/o/${encodeURIComponent(slug)}` : stated

/** Converts "2026-07-27 15:33:54 UTC" to ISO 8601. */
const instantOf = (stated: string): string => stated.replace(' UTC', 'Z').replace(' ', 'T')

const htmlOf = ({ description, requirements }: Offer): string => `${description ?? ''}\n${requirements ?? ''}`

/** An offer may have several of the flags; then its text has to say more. */
function workModeOf({ remote, hybrid, on_site: onSite }: Offer): string | undefined {
  const modes = [
    ...(remote === true ? ['remote'] : []),
    ...(hybrid === true ? ['hybrid'] : []),
    ...(onSite === true ? ['onsite'] : []),
  ]
  return modes.length === 1 ? modes[0] : undefined
}

const siteOf = ({ city, country, country_code: code }: z.infer<typeof Site>): string =>
  [city, country ?? code].flatMap((part) => part || []).join(', ')

/** All sites; `location` is a line made of them, whose parts have no country. */
function placeOf(offer: Offer): string {
  const sites = [offer, ...(offer.locations ?? [])].map(siteOf)
  const places = [...new Set(sites)].filter((place) => place !== '')
  return offer.city ? places.join('; ') : (offer.location ?? places.join('; '))
}
