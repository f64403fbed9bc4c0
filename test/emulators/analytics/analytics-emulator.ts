/**
 * Plausible's event API as this product uses it: page views by POST /api/event, and a page (/) that lists them.
 *
 * Rules (plausible.io/docs/events-api):
 * - An event is accepted with 202, also when it is dropped; the response says so in `x-plausible-dropped`.
 * - An event of a domain that is not registered is dropped; one without domain, name or address is 400.
 *
 * Not imitated: visitors and visits (Plausible derives them from address and browser), bot filters, custom
 * events and properties, revenue, goals, engagement, the statistics API. Nothing leaves this machine, and no
 * visitor's address is stored.
 */
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { emulator, type EmulatorOptions } from '#emulators/kit/emulator.ts'
import { Times } from '#emulators/kit/fault-queue.ts'
import { page } from '#emulators/kit/page-style.ts'
import { dropAnswer } from '#emulators/kit/server.ts'
import { journal } from '#emulators/kit/state.ts'

export interface AnalyticsEmulatorOptions extends EmulatorOptions {
  /** The registered sites. */
  readonly domains: readonly string[]
}

const PageView = z.object({
  at: z.string(),
  domain: z.string(),
  url: z.string(),
  referrer: z.nullable(z.string()),
})
export type PageView = z.infer<typeof PageView>

const Event = z.object({ n: z.string(), u: z.string(), d: z.string(), r: z.optional(z.nullable(z.string())) })

const Fault = z.object({ kind: z.enum(['unavailable', 'no-answer']), times: Times })

/** Any site may send events, without cookies. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export async function startAnalyticsEmulator(options: AnalyticsEmulatorOptions) {
  const { app, clock, faults, start } = emulator(options, Fault)
  const views: PageView[] = []
  const log = journal(options.statePath, PageView, (view) => void views.push(view))

  app.options('/api/event', (c) => c.body(null, 204, CORS))
  app.post('/api/event', async (c) => {
    const fault = faults.take()?.kind
    if (fault === 'no-answer') return dropAnswer(c)
    if (fault === 'unavailable') return c.text('Service Unavailable', 503, CORS)
    // The documented client sends JSON as text/plain, which avoids a preflight request.
    const event = Event.safeParse(jsonIn(await c.req.text()))
    if (!event.success) return c.json({ errors: { event: ['is invalid'] } }, 400, CORS)
    const { n: name, u: url, d: domain, r: referrer = null } = event.data
    if (!options.domains.includes(domain) || name !== 'pageview')
      return c.text('ok', 202, { ...CORS, 'x-plausible-dropped': '1' })
    log.record({ at: clock.now().toISOString(), domain, url, referrer })
    return c.text('ok', 202, CORS)
  })
  app.get('/', (c) => c.html(report(views)))
  const server = await start()
  return {
    ...server,
    /** The URL that browsers send events to. */
    endpoint: `${server.url}/api/event`,
    domain: options.domains[0] ?? '',
    /** Oldest first. */
    views,
  }
}

const STYLE =
  'main{max-width:720px;margin:0 auto;padding:32px 20px}table{width:100%;border-collapse:collapse;margin:16px 0 32px}th,td{text-align:left;padding:8px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}td:last-child,th:last-child{text-align:right;font-variant-numeric:tabular-nums}h2{font-size:19px}'

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

function report(views: readonly PageView[]) {
  const counts = [...Map.groupBy(views, ({ url }) => pathOf(url))]
    .map(([path, of]) => ({ path, count: of.length }))
    .toSorted((a, b) => b.count - a.count || a.path.localeCompare(b.path))
  const pages = html`<h2>Pages</h2><table><thead><tr><th scope="col">Path</th><th scope="col">Views</th></tr></thead><tbody>${counts.map(({ path, count }) => html`<tr><td>${path}</td><td>${count}</td></tr>`)}</tbody></table>`
  const latest = html`<h2>Latest</h2><table><thead><tr><th scope="col">Reported address</th><th scope="col">Time</th></tr></thead><tbody>${views
    .slice(-50)
    .toReversed()
    .map(
      ({ url, at }) =>
        html`<tr><td>${url}</td><td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></td></tr>`,
    )}</tbody></table>`
  return page(
    'Page views',
    html`<main><h1>Page views</h1>${views.length === 0 ? html`<p class="muted">Nothing was reported yet. A page is reported a moment after it has come alive, unless the browser asks not to be tracked.</p>` : html`${pages}${latest}`}</main>`,
    STYLE,
  )
}
