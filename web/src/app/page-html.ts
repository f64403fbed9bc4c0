import type { PageHead } from '#shared/catalog/site-pages.ts'
import { headTags } from '#web/lib/page/head-tags.ts'
import { PAGE_DATA_ID, type PageQuery, writePageData } from './page-data.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const TITLE = /<title>[^<]*<\/title>/

/** The two fonts of the text that every page shows first. */
const FIRST_FONTS = /^(?:plain-sans|letter-serif)-[-\w]+\.woff2$/

interface PageParts {
  /** The built page.html or index.html: meta tags that never change, style sheet, loader, an empty root. */
  readonly template: string
  readonly body: string
  readonly head: PageHead
  /** The address of the page without its query. */
  readonly address: URL
  /** The path that the page was rendered for, with its plan if it has one. */
  readonly page: string
  readonly queries: readonly PageQuery[]
  /** Names of the built assets. */
  readonly files: readonly string[]
}

/** Builds a whole page from its parts. Throws Error when a placeholder of the template is missing. */
export function pageHtml({ template, body, head, address, page, queries, files }: PageParts): string {
  const fonts = files
    .filter((file) => FIRST_FONTS.test(file))
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
  const tags = headTags(head, address)
    .filter(({ by, id }) => !template.includes(`${by}="${id}"`))
    .map(
      ({ tag, by, id, value }) =>
        `<${tag} ${by}="${id}" ${tag === 'link' ? 'href' : 'content'}="${escaped(value)}">`,
    )
  const data =
    queries.length === 0
      ? ''
      : `<script type="application/json" id="${PAGE_DATA_ID}">${writePageData(queries)}</script>`
  const titled = replaced(
    template,
    TITLE,
    [`<title>${escaped(head.title)}</title>`, ...tags, ...fonts].join('\n    '),
  )
  return replaced(
    titled,
    '<div id="root"></div>',
    `<div id="root" data-page="${escaped(page)}">${body}</div>${data}`,
  )
}

function replaced(text: string, place: string | RegExp, by: string): string {
  if (text.search(place) === -1) throw new Error(`The template of the pages has no ${String(place)}`)
  return text.replace(place, () => by)
}
