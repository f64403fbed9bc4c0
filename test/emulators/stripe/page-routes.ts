import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { NodeEnv } from '#emulators/kit/server.ts'
import { authenticate } from './browser-routes.ts'
import { next, submitCard, successAddress, type Step } from './complete-session.ts'
import { chargeInvoice } from './payments.ts'
import { challengePage, messagePage, payPage, type PayView } from './pay-page.ts'
import type { CardError, InvoiceRecord, PaymentMethodRecord, SessionRecord } from './records.ts'
import { codeOf, sumsOf } from './render-session.ts'
import { createMethod } from './setup.ts'
import { readCard } from './test-cards.ts'
import {
  customerOf,
  invoiceOf,
  paymentIntentOf,
  priceOf,
  sessionOf,
  setupIntentOf,
  type World,
} from './world.ts'

const Typed = z.object({
  email: z.string(),
  number: z.optional(z.string()),
  expiry: z.optional(z.string()),
  cvc: z.optional(z.string()),
  postal: z.optional(z.string()),
  outcome: z.optional(z.enum(['complete', 'fail'])),
})
type Typed = z.infer<typeof Typed>

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const dateOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const formOf = async (c: Context<NodeEnv>): Promise<Typed> =>
  Typed.parse({ email: '', ...(await c.req.parseBody()) })

/** The card entered in a form, or its error. */
function typedMethod(
  world: World,
  { number = '', expiry = '', cvc = '', postal = '' }: Typed,
): PaymentMethodRecord | CardError {
  const [month = '', year = ''] = expiry.includes('/')
    ? expiry.split('/')
    : [expiry.slice(0, 2), expiry.slice(2)]
  const years = Number(year.replaceAll(/\D/g, ''))
  const input = {
    number,
    expMonth: Number(month.replaceAll(/\D/g, '')),
    expYear: years < 100 ? 2000 + years : years,
    cvc: cvc.trim(),
    postalCode: postal.trim() === '' ? null : postal.trim(),
  }
  const card = readCard(input, world.now())
  return 'code' in card ? card : createMethod(world, card)
}

function checkoutView(world: World, session: SessionRecord, problem: string | null): PayView {
  const { name } = priceOf(world, session.price)
  const { today, monthly, trial } = sumsOf(world, session)
  const { trialDays } = session.subscriptionData
  const days = trialDays === null ? '' : `${trialDays} ${trialDays === 1 ? 'day' : 'days'} free, then `
  const code = codeOf(world, session)
  const email = customerOf(world, session.customer)?.email ?? session.email
  return {
    title: trial ? `Try ${name}` : `Subscribe to ${name}`,
    what: `${days}${dollars(monthly)} per month`,
    sums: [
      [`${name}, monthly`, dollars(priceOf(world, session.price).amount)],
      ...(code === null
        ? []
        : [
            [
              `Promotion code ${code}`,
              `-${dollars(priceOf(world, session.price).amount - monthly)}`,
            ] as const,
          ]),
      ['Due today', dollars(today)],
    ],
    note: trial ? 'Nothing is charged before the trial ends. Cancel at any time before.' : '',
    action: `/c/pay/${session.id}`,
    button: trial ? 'Start trial' : 'Subscribe',
    email,
    emailFixed: email !== null,
    back: session.cancelUrl,
    problem,
  }
}

interface PageNeeds {
  readonly catchUp: () => void
  readonly settled: () => void
}

/** Checkout (/c/pay/…) and an invoice's page (/i/…). */
export function pageRoutes(app: Hono<NodeEnv>, world: World, { catchUp, settled }: PageNeeds): void {
  const open = (c: Context<NodeEnv>): SessionRecord | Response | Promise<Response> => {
    catchUp()
    const session = sessionOf(world, c.req.param('id') ?? '')
    if (session === undefined) return c.html(messagePage('No such page', 'The address is wrong.', null), 404)
    if (session.status === 'expired')
      return c.html(messagePage('This page has expired', 'Go back and begin again.', session.cancelUrl), 410)
    return session.status === 'complete'
      ? c.html(messagePage('You are all done', 'This was paid already.', successAddress(session)))
      : session
  }
  const go = (c: Context<NodeEnv>, session: SessionRecord, step: Step) => {
    settled()
    if (step.kind === 'done') return c.redirect(successAddress(session), 303)
    return step.kind === 'authenticate'
      ? c.redirect(`/c/pay/${session.id}/authenticate`, 303)
      : c.html(payPage(checkoutView(world, session, step.message)), 402)
  }
  const onSession =
    (work: (c: Context<NodeEnv>, session: SessionRecord) => Promise<Response> | Response) =>
    async (c: Context<NodeEnv>) => {
      const session = await open(c)
      return session instanceof Response ? session : await work(c, session)
    }
  app.get(
    '/c/pay/:id',
    onSession((c, session) => c.html(payPage(checkoutView(world, session, null)))),
  )
  app.post(
    '/c/pay/:id',
    onSession(async (c, session) => {
      const typed = await formOf(c)
      const method = typedMethod(world, typed)
      return go(
        c,
        session,
        'code' in method
          ? { kind: 'refused', message: method.message }
          : submitCard(world, session, method, typed.email),
      )
    }),
  )
  app.get(
    '/c/pay/:id/authenticate',
    onSession((c, session) => c.html(challengePage(`/c/pay/${session.id}/authenticate`))),
  )
  app.post(
    '/c/pay/:id/authenticate',
    onSession(async (c, session) => {
      const { outcome = 'fail' } = await formOf(c)
      const payment = paymentIntentOf(world, invoiceOf(world, session.invoice)?.paymentIntent ?? null)
      const setup = setupIntentOf(world, session.setupIntent)
      if (payment !== undefined) authenticate(world, { kind: 'payment_intent', record: payment }, outcome)
      else if (setup !== undefined) authenticate(world, { kind: 'setup_intent', record: setup }, outcome)
      return go(c, session, next(world, session))
    }),
  )
  invoicePages(app, world, { catchUp, settled })
}

function invoicePages(app: Hono<NodeEnv>, world: World, { catchUp, settled }: PageNeeds): void {
  const view = (invoice: InvoiceRecord, problem: string | null): PayView => ({
    title: `Invoice ${invoice.number ?? ''}`,
    what: `From ${dateOf(invoice.created)}`,
    sums: [
      ...invoice.lines.map(({ description, amount }) => [description, dollars(amount)] as const),
      ...invoice.discounts.map(({ amount }) => ['Discount', `-${dollars(amount)}`] as const),
      ['Due', dollars(invoice.total)],
    ],
    note: '',
    action: `/i/${invoice.id}`,
    button: `Pay ${dollars(invoice.total)}`,
    email: customerOf(world, invoice.customer)?.email ?? null,
    emailFixed: true,
    back: null,
    problem,
  })
  const show = (c: Context<NodeEnv>, invoice: InvoiceRecord, problem: string | null) => {
    settled()
    const intent = paymentIntentOf(world, invoice.paymentIntent)
    if (invoice.status !== 'open')
      return c.html(
        messagePage(
          invoice.status === 'paid' ? 'This invoice is paid' : 'This invoice cannot be paid',
          `Invoice ${invoice.number ?? ''}, ${dollars(invoice.total)}.`,
          null,
        ),
      )
    return intent?.status === 'requires_action'
      ? c.html(challengePage(`/i/${invoice.id}/authenticate`))
      : c.html(payPage(view(invoice, problem)), problem === null ? 200 : 402)
  }
  const onInvoice =
    (work: (c: Context<NodeEnv>, invoice: InvoiceRecord) => Promise<Response> | Response) =>
    async (c: Context<NodeEnv>) => {
      catchUp()
      const invoice = invoiceOf(world, c.req.param('id') ?? '')
      return invoice === undefined
        ? c.html(messagePage('No such page', 'The address is wrong.', null), 404)
        : await work(c, invoice)
    }
  app.get(
    '/i/:id',
    onInvoice((c, invoice) => show(c, invoice, null)),
  )
  app.post(
    '/i/:id',
    onInvoice(async (c, invoice) => {
      const method = typedMethod(world, await formOf(c))
      const intent = paymentIntentOf(world, invoice.paymentIntent)
      if ('code' in method) return show(c, invoice, method.message)
      if (intent !== undefined && invoice.status === 'open')
        chargeInvoice(world, invoice, intent, method, { automatic: false })
      return show(c, invoice, intent?.error?.message ?? null)
    }),
  )
  app.post(
    '/i/:id/authenticate',
    onInvoice(async (c, invoice) => {
      const { outcome = 'fail' } = await formOf(c)
      const record = paymentIntentOf(world, invoice.paymentIntent)
      if (record !== undefined) authenticate(world, { kind: 'payment_intent', record }, outcome)
      return show(c, invoice, record?.error?.message ?? null)
    }),
  )
}
