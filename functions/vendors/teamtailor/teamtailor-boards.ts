import * as z from 'zod/mini'
import type { Ask, BoardAdapter } from '../kit/board-reader.ts'
import { idText, rowsOf, text, tolerant } from '../kit/tolerant.ts'

const Address = z.object({
  address: z.object({ addressLocality: text, addressRegion: text, addressCountry: text }),
})
const Item = z.object({
  id: idText,
  title: text,
  url: text,
  date_published: text,
  content_html: text,
  _jobposting: tolerant(
    z.object({
      jobLocationType: text,
      jobLocation: tolerant(z.array(Address)),
      occupationalCategory: text,
    }),
  ),
})
type Item = z.infer<typeof Item>
const Page = z.object({ items: rowsOf(Item), next_url: text })

const MAX_PAGES = 10

/** Each company has its own host with a paged JSON Feed (jsonfeed.org) of jobs and texts. */
export const boards: BoardAdapter = {
  jobs: async (ask) => {
    const items = await itemsOf(ask)
    return (
      items?.map(({ _jobposting: posting, ...item }) => ({
        id: item.id,
        title: item.title,
        url: item.url,
        place: placesOf(posting),
        remote: posting?.jobLocationType === 'TELECOMMUTE',
        postedAt: item.date_published,
        team: posting?.occupationalCategory,
        html: item.content_html ?? '',
      })) ?? null
    )
  },
}

/** The items of all pages; a repeated page is the end of the feed. */
async function itemsOf(ask: Ask): Promise<readonly Item[] | null> {
  const items = new Map<string, Item>()
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = Page.safeParse(await ask('/jobs.json', { page: String(number), per_page: '100' }))
    if (!page.success) return null
    const fresh = page.data.items.filter(({ id }) => !items.has(id))
    for (const item of fresh) items.set(item.id, item)
    if (!page.data.next_url || fresh.length === 0) break
  }
  return [...items.values()]
}

const placesOf = (posting: Item['_jobposting']): string =>
  (posting?.jobLocation ?? [])
    .map(({ address }) =>
      [address.addressLocality, address.addressRegion, address.addressCountry]
        .flatMap((part) => part || [])
        .join(', '),
    )
    .join('; ')
