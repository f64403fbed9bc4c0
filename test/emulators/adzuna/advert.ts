import { html } from 'hono/html'
import type { MarketPosting } from '../market/market-posting.ts'
import { hash } from '../market/random.ts'

/** Adzuna truncates descriptions at about this many characters. */
const CUT = 500

const marked = (title: string, what: string): string =>
  what
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .reduce(
      (text, word) =>
        text.replace(
          new RegExp(String.raw`\b${word.replace(/[^\p{L}\p{N}]/gu, '')}\b`, 'iu'),
          '<strong>$&</strong>',
        ),
      title,
    )

/** Malformed rows as the real API returns them. */
const BROKEN: readonly ((row: Record<string, unknown>) => unknown)[] = [
  (row) => row,
  (row) => ({ ...row, company: undefined }),
  (row) => ({ ...row, created: 'yesterday' }),
  () => null,
  (row) => ({ ...row, location: 'nowhere' }),
  () => 'row',
  (row) => ({ ...row, redirect_url: 'javascript:alert(1)' }),
  (row) => ({ ...row, id: undefined }),
  (row) => ({ ...row, title: 42 }),
  (row) => ({ ...row, description: null }),
]

/** A posting as a row of Adzuna's response. `broken` is an index into BROKEN; null for a well-formed row. */
export function jobOf(posting: MarketPosting, what: string, origin: string, broken: number | null): unknown {
  const draw = hash('row', posting.id) % 100
  const text = posting.description.text
  const row = {
    __CLASS__: 'Adzuna::API::Response::Job',
    id: draw % 7 === 0 ? Number(posting.id) : posting.id,
    adref: posting.ref,
    title: draw < 30 ? marked(posting.title, what) : posting.title,
    description: text.length > CUT ? `${text.slice(0, CUT)}…` : text,
    created: posting.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    redirect_url: `${origin}/land/ad/${posting.id}?se=${posting.ref}&v=1`,
    ...(draw === 98
      ? {}
      : { company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: posting.company } }),
    ...(draw === 97
      ? {}
      : {
          location: {
            __CLASS__: 'Adzuna::API::Response::Location',
            display_name: posting.place,
            area: posting.area,
          },
        }),
    category: { __CLASS__: 'Adzuna::API::Response::Category', tag: 'unknown', label: 'Unknown' },
    ...(posting.salary === null
      ? {}
      : {
          salary_min: posting.salary[0],
          salary_max: posting.salary[1],
          salary_is_predicted: draw % 2 === 0 ? '0' : '1',
        }),
    ...(draw % 3 === 0 ? { contract_time: 'full_time' } : {}),
    ...(draw % 5 === 0 ? { contract_type: 'permanent' } : {}),
  }
  return broken === null ? row : (BROKEN[broken % BROKEN.length]?.(row) ?? row)
}

/** The page of an advert. */
export const advertPage = (posting: MarketPosting) => html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${posting.title} at ${posting.company}</title>
    <style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}small{color:#555}</style></head>
  <body><main><h1>${posting.title}</h1><p><strong>${posting.company}</strong>, ${posting.place}</p><p>${posting.description.text}</p>
    <small>An invented advert of the local job market emulator.</small></main></body>
</html>`
