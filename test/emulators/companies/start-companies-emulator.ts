/**
 * The public sites of the market's companies, all on one port: the first path segment is the host.
 *
 * Rules:
 * - robots.txt says which pages may be read; a group that names our reader outranks `*` (rfc-editor.org/rfc/rfc9309).
 * - A page may redirect, to another host as well; it may be huge, slow or no HTML (rfc-editor.org/rfc/rfc9110, 15.4).
 *
 * Not imitated: TLS and name resolution, scripts, cookies, sites in several languages, sitemaps, and bot
 * protection. Tests and testers add pages of their own under /_emulator/pages.
 */
import type { Context } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import * as z from 'zod/mini'
import type { EmulatorOptions } from '../kit/emulator.ts'
import { neverAnswer, type NodeEnv } from '../kit/server.ts'
import { jsonState } from '../kit/state.ts'
import { companyByDomain } from '../market/companies.ts'
import { providerEmulator } from '../market/provider-faults.ts'
import { OwnPage } from './own-page.ts'
import { siteKindOf, sitePage } from './site-pages.ts'

const State = z.object({ pages: z.array(OwnPage) })

const MEGABYTE = 1024 * 1024
const SIZES = { huge: 10, flood: 50 } as const
const DRIP_MS = 100

async function answer(c: Context<NodeEnv>, page: Omit<OwnPage, 'host' | 'path'>) {
  if (page.fault === 'slow') return await neverAnswer(c)
  if (page.fault === 'drip') {
    c.env.outgoing.writeHead(200, { 'content-type': 'text/html' })
    const drops = setInterval(() => c.env.outgoing.write('x'), DRIP_MS)
    c.env.outgoing.once('close', () => clearInterval(drops))
    return RESPONSE_ALREADY_SENT
  }
  if (page.fault !== undefined) {
    c.env.outgoing.writeHead(200, { 'content-type': 'text/html' })
    c.env.outgoing.end('x'.repeat(SIZES[page.fault] * MEGABYTE))
    return RESPONSE_ALREADY_SENT
  }
  if (page.location !== undefined) return c.body(null, 302, { location: page.location })
  const usual = page.html === undefined ? 'text/plain' : 'text/html; charset=utf-8'
  return new Response(new Uint8Array(Buffer.from(page.html ?? page.text ?? '', page.bytes ?? 'utf8')), {
    status: page.status ?? 200,
    headers: { 'content-type': page.contentType ?? usual },
  })
}

/** Starts the emulator. */
export async function startCompaniesEmulator(options: EmulatorOptions = {}) {
  const state = jsonState(options.statePath, State, () => ({ pages: [] }))
  const { app, start } = providerEmulator(options, (status) => new Response('', { status }))
  /** Replaces a page of a site. */
  const put = (page: OwnPage) => {
    const added = OwnPage.parse(page)
    const others = state.value.pages.filter(({ host, path }) => host !== added.host || path !== added.path)
    state.value.pages = [...others, added]
    state.save()
  }
  app.post('/_emulator/pages', async (c) => {
    const body = OwnPage.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400)
    put(body.data)
    return c.json(body.data)
  })

  app.get('/:host/*', async (c) => {
    const host = c.req.param('host').toLowerCase()
    const path = c.req.path.slice(host.length + 1) || '/'
    const own = state.value.pages.find((page) => page.host === host && page.path === path)
    if (own !== undefined) return await answer(c, own)
    const company = companyByDomain(host.replace(/^www\./, ''))
    if (company === undefined || company.reachable === true) return c.text('', 404)
    if (path === '/robots.txt')
      return c.text(
        siteKindOf(company) === 'forbidden'
          ? 'User-agent: *\nDisallow: /\n'
          : 'User-agent: *\nDisallow: /admin\n',
      )
    const page = sitePage(company, path)
    return page === null ? c.text('', 404) : await answer(c, page)
  })

  return { ...(await start()), put }
}
