/**
 * Greenhouse's public job boards over the invented market. Not imitated: departments, offices and sections
 * end points, questions, applications, pay ranges, education lists, prospects' own pages, and the CDN cache
 * in front of the real boards.
 */
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { movableClock } from '../kit/control.ts'
import { serve, type LoggedRequest, type NodeEnv } from '../kit/server.ts'
import { jsonState } from '../kit/state.ts'
import { boardPostings, MARKET_BOARDS, type BoardPosting, type MarketBoard } from '../market/boards.ts'
import type { PostingEmulator, PostingEmulatorOptions } from '../market/posting-emulator.ts'
import { providerControl, providerFaults } from '../market/provider-faults.ts'

const State = z.object({ offsetMs: z.number() })

const encoded = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Markup with entities of its own, encoded once more as a whole: that is how Greenhouse sends it. */
const contentOf = ({ html }: BoardPosting): string =>
  encoded(html.replaceAll('’', '&rsquo;').replace(/ & /g, ' &amp; '))

const jobOf = (
  posting: BoardPosting,
  token: string,
  origin: string,
  content: boolean,
): Record<string, unknown> => ({
  absolute_url: `${origin}/boards/${token}/jobs/${posting.id}`,
  internal_job_id: posting.id + 11,
  location: { name: posting.place },
  metadata: null,
  id: posting.id,
  updated_at: posting.updatedAt.toISOString().replace('.000Z', 'Z'),
  requisition_id: String(posting.id % 900),
  title: posting.title,
  language: 'en',
  ...(content
    ? {
        content: contentOf(posting),
        departments: [{ id: 1, name: posting.department, parent_id: null, child_ids: [] }],
        offices: [{ id: 2, name: posting.place, location: posting.place }],
      }
    : {}),
})

/** Starts the emulator; `boards` is what a deployment would list. */
export async function startGreenhouseEmulator(
  options: PostingEmulatorOptions = {},
): Promise<PostingEmulator & { readonly boards: readonly MarketBoard[] }> {
  const state = jsonState(options.statePath, State, () => ({ offsetMs: 0 }))
  const clock = movableClock(options.clock ?? { now: () => new Date() }, state.value.offsetMs)
  const requests: LoggedRequest[] = []
  const faults = providerFaults((status) =>
    Response.json({ status, error: status === 429 ? 'Too many requests' : 'Error' }, { status }),
  )
  const app = new Hono<NodeEnv>()
  providerControl(app, { requests, faults, clock, state })
  app.use(faults.middleware)

  app.get('/v1/boards/:token', (c) => {
    const board = MARKET_BOARDS.find(({ token }) => token === c.req.param('token'))
    return board === undefined
      ? c.json({ status: 404, error: 'Job board not found' }, 404)
      : c.json({ name: board.company, content: '' })
  })

  app.get('/v1/boards/:token/jobs', (c) => {
    const token = c.req.param('token')
    const found = boardPostings(token, clock.now())
    if (found === null) return c.json({ status: 404, error: 'Job board not found' }, 404)
    const { origin } = new URL(c.req.url)
    const jobs: unknown[] = found.map((posting) =>
      jobOf(posting, token, origin, c.req.query('content') === 'true'),
    )
    // A prospect post stands for no opening.
    jobs.push({
      ...jobOf(
        {
          id: 1,
          title: 'General Application',
          place: 'Anywhere',
          html: '',
          department: '',
          updatedAt: clock.now(),
        },
        token,
        origin,
        false,
      ),
      internal_job_id: null,
    })
    if (faults.rows())
      jobs.unshift(
        null,
        'row',
        { id: null },
        { id: 7 },
        { id: 8, title: 'Ghost', absolute_url: 'data:text/html,x', location: 4 },
      )
    return c.json({ jobs, meta: { total: jobs.length } })
  })

  app.get('/v1/boards/:token/jobs/:id', (c) => {
    const token = c.req.param('token')
    const posting = boardPostings(token, clock.now())?.find(({ id }) => String(id) === c.req.param('id'))
    return posting === undefined
      ? c.json({ status: 404, error: 'Job not found' }, 404)
      : c.json(jobOf(posting, token, new URL(c.req.url).origin, true))
  })

  app.get('/boards/:token/jobs/:id', (c) => {
    const posting = boardPostings(c.req.param('token'), clock.now())?.find(
      ({ id }) => String(id) === c.req.param('id'),
    )
    return posting === undefined
      ? c.text('This job is gone.', 404)
      : c.text(
          `${posting.title}\n${posting.place}\n\n${posting.html.replace(/<!--.*?-->|<[^>]+>/g, '\n').replace(/\n{2,}/g, '\n')}`,
        )
  })

  const server = await serve(app, { port: options.port ?? 0, clock, log: requests })
  return {
    ...server,
    faults,
    settings: { GREENHOUSE_BOARDS: JSON.stringify(MARKET_BOARDS) },
    boards: MARKET_BOARDS,
  }
}
