import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { page, type Html } from '#emulators/kit/page-style.ts'
import type { NodeEnv } from '#emulators/kit/server.ts'
import type { StripeControls } from './controls.ts'
import type { EventRecord, SubscriptionRecord } from './records.ts'
import { SEEDED_CODES } from './seeds.ts'
import { TEST_CARDS } from './test-cards.ts'
import { customerOf, invoiceOf, methodOf, priceOf, type World } from './world.ts'

const STYLE = `
.board{max-width:1080px;margin:0 auto;padding:32px 20px 64px}h1{font-size:30px}h2{font-size:21px;margin:40px 0 12px}
.clock{display:flex;gap:12px;align-items:center;flex-wrap:wrap;margin-top:16px}.clock form{display:contents}.clock time{font-weight:600;font-variant-numeric:tabular-nums;margin-right:auto}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:9px 16px 9px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:550;color:var(--muted);white-space:nowrap}code{font:14px/1.5 ui-monospace,monospace;white-space:nowrap}td form{display:inline}td button{min-height:32px;padding:3px 10px}
`
const SHOWN_EVENTS = 40

const moment = (seconds: number | null): string =>
  seconds === null ? '' : `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const table = (
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
  none: string,
): Html =>
  rows.length === 0
    ? html`<p class="muted">${none}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

function subscriptionRow(world: World, sub: SubscriptionRecord): readonly (Html | string)[] {
  const card = methodOf(
    world,
    sub.defaultPaymentMethod ?? customerOf(world, sub.customer)?.defaultPaymentMethod ?? null,
  )
  const invoice = invoiceOf(world, sub.latestInvoice)
  const email = customerOf(world, sub.customer)?.email ?? 'deleted customer'
  return [
    email,
    priceOf(world, sub.price).name,
    sub.cancelAtPeriodEnd && sub.endedAt === null ? `${sub.status}, cancelled for the end` : sub.status,
    card === undefined ? 'none' : `${card.brand} ${card.last4}`,
    moment(sub.endedAt ?? sub.periodEnd),
    invoice === undefined
      ? ''
      : html`<a href="/i/${invoice.id}">${invoice.status}, $${(invoice.total / 100).toFixed(2)}</a>`,
  ]
}

function eventRow(world: World, event: EventRecord): readonly (Html | string)[] {
  const deliveries = world.state.deliveries.filter((delivery) => delivery.event === event.id)
  const last = deliveries.at(-1)
  const state =
    last === undefined
      ? 'forgotten'
      : last.lastStatus === null
        ? last.status
        : `${last.status} (${last.lastStatus})`
  return [
    moment(event.created),
    html`<code>${event.type}</code>`,
    html`<code>${String(event.object['id'])}</code>`,
    state,
    html`<form method="post" action="/redeliver"><input type="hidden" name="event" value="${event.id}"><button aria-label="Deliver ${event.type} ${event.id} again">Again</button></form>`,
  ]
}

function frontPage(world: World): Html {
  const { state } = world
  const step = (days: number, label: string): Html =>
    html`<form method="post" action="/advance"><input type="hidden" name="days" value="${days}"><button>${label}</button></form>`
  return page(
    'Payments',
    html`<main class="board"><h1>Payments</h1>
<p class="muted">Stands in for Stripe on this machine. No card is ever charged.</p>
<div class="clock"><time datetime="${new Date(world.now() * 1000).toISOString()}">${moment(world.now())}</time>${step(1 / 24, '1 hour on')}${step(1, '1 day on')}${step(31, '31 days on')}</div>
<h2>Subscriptions</h2>${table(
      'Subscriptions',
      ['Customer', 'Plan', 'Status', 'Card', 'Until', 'Latest invoice'],
      state.subscriptions.toReversed().map((sub) => subscriptionRow(world, sub)),
      'There is none yet. One begins when somebody chooses a plan.',
    )}
<h2>Test cards</h2>${table(
      'Test cards',
      ['Number', 'Brand', 'What happens'],
      TEST_CARDS.map(({ number, brand, what }) => [
        html`<code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code>`,
        brand,
        what,
      ]),
      '',
    )}
<p class="muted">With any later date, any three digits as the code, and any postal code.</p>
<h2>Promotion codes</h2>${table(
      'Promotion codes',
      ['Code', 'What it does', 'Redeemed'],
      SEEDED_CODES.map(({ code, what }) => [
        html`<code>${code}</code>`,
        what,
        String(state.promotionCodes.find((known) => known.code === code)?.redeemed ?? 0),
      ]),
      '',
    )}
<h2>Customers</h2>${table(
      'Customers',
      ['Email', 'Id', 'Since'],
      state.customers
        .toReversed()
        .map((customer) => [
          customer.deleted ? 'deleted' : (customer.email ?? ''),
          html`<code>${customer.id}</code>`,
          moment(customer.created),
        ]),
      'There is none yet.',
    )}
<h2>Events</h2>${table(
      'Events',
      ['Time', 'Type', 'Of', 'Delivery', ''],
      state.events
        .slice(-SHOWN_EVENTS)
        .toReversed()
        .map((event) => eventRow(world, event)),
      'Nothing happened yet.',
    )}</main>`,
    STYLE,
  )
}

const Advance = z.object({ days: z.pipe(z.string(), z.transform(Number)).check(z.gt(0), z.lte(400)) })
const Redeliver = z.object({ event: z.string() })

export function frontPageRoutes(app: Hono<NodeEnv>, world: World, controls: StripeControls): void {
  app.get('/', async (c) => {
    await controls.tick()
    return c.html(frontPage(world))
  })
  app.post('/advance', async (c) => {
    const { data } = Advance.safeParse(await c.req.parseBody())
    if (data !== undefined) await controls.advance(Math.round(data.days * 86_400))
    return c.redirect('/', 303)
  })
  app.post('/redeliver', async (c) => {
    const { data } = Redeliver.safeParse(await c.req.parseBody())
    if (data !== undefined) await controls.redeliver(data.event)
    return c.redirect('/', 303)
  })
}
