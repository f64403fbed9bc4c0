import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  APP_PATHS,
  NOT_FOUND_HEAD,
  PLAN_PAGES,
  type PageHead,
  SITE_PAGES,
  type SitePage,
} from '#shared/catalog/site-pages.ts'
import { HeadSink } from '#web/lib/page/use-head.ts'
import { createParts } from './app.tsx'
import { pageHtml } from './page-html.ts'
import { PageQuery } from './page-data.ts'
import { Providers } from './providers.tsx'

/** Input from the build: the folder of the browser bundle, and the data of the pages that have any. */
const Job = z.object({
  folder: z.string(),
  origin: z.string(),
  pages: z.array(z.object({ path: z.string(), queries: z.array(PageQuery) })),
})

type Page = z.infer<typeof Job>['pages'][number]

const NOT_FOUND = '/404'

async function render(page: Page, origin: string): Promise<{ body: string; head: PageHead }> {
  const { queryClient, routes } = createParts()
  for (const { key, data } of page.queries) queryClient.setQueryData(key, data)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(page.path, origin)))
  if (context instanceof Response)
    throw new Error(`${page.path} leads elsewhere and cannot be rendered in advance`)
  const heads: PageHead[] = []
  const body = renderToString(
    <HeadSink value={(head) => heads.push(head)}>
      <StrictMode>
        <Providers queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>
    </HeadSink>,
  )
  queryClient.clear()
  const head = page.path === NOT_FOUND ? NOT_FOUND_HEAD : heads.at(-1)
  if (head === undefined)
    throw new Error(`${page.path} has no head: give it one in the table of pages, or let it call useHead`)
  if (/<script/.test(body))
    throw new Error(`${page.path} has a script in its HTML, which the policy of the pages forbids`)
  return { body, head }
}

function write(folder: string, file: string, html: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), html)
}

/** Lists the pages for search engines; a page that must not be indexed says so itself. */
function writeForRobots(folder: string, origin: string, paths: readonly string[]): void {
  const urls = paths.map((page) => `<url><loc>${new URL(page, origin).href}</loc></url>`)
  write(
    folder,
    'sitemap.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ' +
      `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
  write(
    folder,
    'robots.txt',
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`,
  )
}

/**
 * Writes the HTML of every public page into the folder of the browser bundle; the app's own page moves to
 * app.html.
 */
async function main(job: z.infer<typeof Job>): Promise<void> {
  const { folder, origin } = job
  const template = readFileSync(path.join(folder, 'page.html'), 'utf8')
  const app = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const files = readdirSync(path.join(folder, 'assets'))
  renameSync(path.join(folder, 'index.html'), path.join(folder, 'app.html'))
  rmSync(path.join(folder, 'page.html'))
  const pages: readonly SitePage[] = Object.values(SITE_PAGES)
  const fixed = pages
    .map((page) => page.path)
    .filter((known) => !known.includes(':') && !job.pages.some((page) => page.path === known))
  const listed = [...fixed.map((known): Page => ({ path: known, queries: [] })), ...job.pages]
  writeForRobots(
    folder,
    origin,
    listed.map((page) => page.path),
  )
  const save = async (page: Page, file: string) => {
    const { body, head } = await render(page, origin)
    const { pathname } = new URL(page.path, origin)
    const html = pageHtml({
      template: APP_PATHS.includes(pathname) ? app : template,
      body,
      head,
      address: new URL(pathname, origin),
      page: page.path,
      queries: page.queries,
      files,
    })
    write(folder, file, html)
  }
  for (const page of listed) await save(page, path.join(page.path, 'index.html'))
  for (const { address, file } of PLAN_PAGES) await save({ path: address, queries: [] }, file)
  await save({ path: NOT_FOUND, queries: [] }, '404.html')
}

await main(Job.parse(JSON.parse(readFileSync(0, 'utf8'))))
