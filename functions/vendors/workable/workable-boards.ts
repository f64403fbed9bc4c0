import * as z from 'zod/mini'
import type { BoardAdapter } from '../kit/board-reader.ts'
import { rowsOf, text, tolerant } from '../kit/tolerant.ts'

const Site = z.object({ country: text, city: text, state: text })
const Job = z.object({
  shortcode: z.string(),
  title: text,
  department: text,
  url: text,
  telecommuting: tolerant(z.nullable(z.boolean())),
  published_on: text,
  ...Site.shape,
  locations: tolerant(
    z.array(z.object({ country: text, city: text, region: text, hidden: tolerant(z.nullable(z.boolean())) })),
  ),
  description: text,
})
type Job = z.infer<typeof Job>
const List = z.object({ jobs: rowsOf(Job) })

/** The API of Workable's widget: one answer with all texts; an opening is repeated for each of its sites. */
export const boards: BoardAdapter = {
  jobs: async (ask, token) => {
    const path = `/api/v1/widget/accounts/${encodeURIComponent(token)}`
    const list = List.safeParse(await ask(path, { details: 'true' })).data
    if (list === undefined) return null
    return [...Map.groupBy(list.jobs, ({ shortcode }) => shortcode)].flatMap(([shortcode, sites]) => {
      const [first] = sites
      return first === undefined
        ? []
        : {
            id: shortcode,
            title: first.title,
            url: first.url,
            place: [...new Set(sites.flatMap(placesOf))].join('; '),
            remote: first.telecommuting === true,
            postedAt: first.published_on,
            team: first.department,
            requisition: shortcode,
            html: first.description ?? '',
          }
    })
  },
}

const placeOf = ({ city, state, country }: z.infer<typeof Site>): string =>
  [city, state, country].flatMap((part) => part || []).join(', ')

/** The place of a row, and the further ones that the company shows. */
const placesOf = ({ locations, ...first }: Job): readonly string[] =>
  [
    placeOf(first),
    ...(locations ?? [])
      .filter(({ hidden }) => hidden !== true)
      .map(({ region, ...site }) => placeOf({ ...site, state: region })),
  ].filter((place) => place !== '')
