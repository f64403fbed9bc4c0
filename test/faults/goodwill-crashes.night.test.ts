import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { extendTrial } from '#functions/billing/goodwill/extend-trial.ts'
import { giveEmails } from '#functions/billing/goodwill/give-emails.ts'
import { refundInvoice } from '#functions/billing/goodwill/refund-invoice.ts'
import { goodwills } from '#functions/services/billing.ts'
import { providerGoodwill, syncServices } from '#functions/services/payments.ts'
import { monthOf } from '#functions/account/account.item.ts'
import { refundedOf } from '#emulators/stripe/render-billing.ts'
import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { crashingAt } from '#harness/billing/pretend-provider.ts'
import type { Buyer } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { callsOf, crashes, type Wrap } from './crashing-checkouts.ts'

const stage = await testStage({ workers: null })
const { stripe } = stage.emulators
stripe.webhooks({ drop: true })
const table = tableOf(stage)
const DAY_S = 86_400

const ADA: AdminActor = { kind: 'admin', adminId: 'adm_ada', role: 'super_admin' }
const BO: AdminActor = { kind: 'admin', adminId: 'adm_bo', role: 'super_admin' }

/** The real dependencies, with every call that changes something made through `wrap`. */
function deps(wrap: Wrap = (call) => call()) {
  const [real, store, provider] = [depsOf(syncServices), goodwills(), providerGoodwill()]
  return {
    ...real,
    billings: {
      ...real.billings,
      read: (...a: Parameters<typeof real.billings.read>) => wrap(() => real.billings.read(...a)),
      write: (...a: Parameters<typeof real.billings.write>) => wrap(() => real.billings.write(...a)),
    },
    goodwills: {
      ...store,
      begin: (...a: Parameters<typeof store.begin>) => wrap(() => store.begin(...a)),
      end: (...a: Parameters<typeof store.end>) => wrap(() => store.end(...a)),
      giveEmails: (...a: Parameters<typeof store.giveEmails>) => wrap(() => store.giveEmails(...a)),
    },
    providerGoodwill: {
      refund: (...a: Parameters<typeof provider.refund>) => wrap(() => provider.refund(...a)),
      extendTrial: (...a: Parameters<typeof provider.extendTrial>) => wrap(() => provider.extendTrial(...a)),
    },
  }
}

let people = 0
const idOf = async (owner: Buyer) => z.object({ id: z.string() }).parse(await owner.user()).id
async function onTrial(): Promise<Buyer> {
  people += 1
  return await trialBuyer(stage, `given-${people}`)
}
async function payer(): Promise<{ owner: Buyer; id: string; invoiceId: string }> {
  const owner = await onTrial()
  await stripe.advance(DAY_S + 7_200)
  await owner.verify(owner.subscriptions()[0]?.id ?? '')
  const invoice = stripe.state.invoices.findLast(
    ({ customer, total }) => total > 0 && owner.customers().includes(customer ?? ''),
  )
  return { owner, id: await idOf(owner), invoiceId: invoice?.id ?? '' }
}
const chargeOf = (owner: Buyer) =>
  stripe.state.charges.findLast(({ customer, paid }) => paid && owner.customers().includes(customer))
const refunded = (owner: Buyer) => {
  const charge = chargeOf(owner)
  return charge === undefined ? [] : [charge.refunds.length, refundedOf(charge)]
}
const codeOf = async (work: Promise<unknown>) =>
  await work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : 'a defect'),
  )

const refund = (actor: AdminActor, id: string, invoiceId: string, operationId: string, wrap?: Wrap) =>
  refundInvoice(
    actor,
    id,
    { operationId, reason: 'Sorry', invoiceId, cents: 4_000, refundedCents: 0 },
    deps(wrap),
  )

describe('a refund', () => {
  test('is made once when it crashes at any call and is repeated', async () => {
    const calls = await callsOf(async (wrap) => {
      const { id, invoiceId } = await payer()
      await refund(ADA, id, invoiceId, randomUUID(), wrap)
    })
    expect(calls).toBe(4)
    for (const { step, when } of crashes(calls)) {
      const { owner, id, invoiceId } = await payer()
      const operation = randomUUID()
      await expect(refund(ADA, id, invoiceId, operation, crashingAt(step, when))).rejects.toThrow(
        'isn’t answering',
      )
      await refund(ADA, id, invoiceId, operation)
      await refund(ADA, id, invoiceId, operation)
      expect(refunded(owner), `${step} ${when}`).toEqual([1, 4_000])
    }
  })

  test('that crashed is finished by the next admin, who learns that it was done', async () => {
    const { owner, id, invoiceId } = await payer()
    await expect(refund(ADA, id, invoiceId, randomUUID(), crashingAt(2, 'before'))).rejects.toThrow(
      'isn’t answering',
    )
    expect(await codeOf(refund(BO, id, invoiceId, randomUUID()))).toBe('changed_meanwhile')
    expect(refunded(owner)).toEqual([0, 0])
    stage.advance(61_000)
    expect(await codeOf(refund(BO, id, invoiceId, randomUUID()))).toBe('changed_meanwhile')
    expect(refunded(owner)).toEqual([1, 4_000])
    expect((await goodwills().list(id)).map(({ adminId, state }) => [adminId, state])).toEqual([
      ['adm_ada', 'done'],
    ])
  })

  test('by two admins at once, and by a double click, is one', async () => {
    const { owner, id, invoiceId } = await payer()
    const operation = randomUUID()
    const answers = await Promise.all([
      codeOf(refund(ADA, id, invoiceId, operation)),
      codeOf(refund(ADA, id, invoiceId, operation)),
      codeOf(refund(BO, id, invoiceId, randomUUID())),
    ])
    expect(answers.filter((code) => code === 'done').length).toBeGreaterThan(0)
    expect(refunded(owner)).toEqual([1, 4_000])
  })

  test('that Stripe refuses says why, and leaves its place to the next', async () => {
    const { owner, id, invoiceId } = await payer()
    const ask = (cents: number, refundedCents = 0, invoice = invoiceId) =>
      codeOf(
        refundInvoice(
          ADA,
          id,
          { operationId: randomUUID(), reason: 'Sorry', invoiceId: invoice, cents, refundedCents },
          deps(),
        ),
      )
    expect(await ask(9_901)).toBe('refund_too_large')
    const stranger = await payer()
    expect(await ask(100, 0, stranger.invoiceId)).toBe('not_found')
    expect(await ask(100, 0, 'in_nothing')).toBe('not_found')
    await stripe.dispute(chargeOf(owner)?.id ?? '')
    expect(await ask(100)).toBe('refund_disputed')
    await stripe.closeDispute(chargeOf(owner)?.id ?? '', 'won')
    expect(await ask(4_000)).toBe('done')
    expect(await ask(100)).toBe('changed_meanwhile')
    expect(await ask(5_900, 4_000)).toBe('done')
    expect(await ask(1, 9_900)).toBe('refund_done')
    expect(refunded(owner)).toEqual([2, 9_900])
  })
})

const trialEnd = (owner: Buyer) => new Date((owner.subscriptions()[0]?.trialEnd ?? 0) * 1_000)
const extend = (actor: AdminActor, id: string, trialEndsAt: Date, operationId: string, wrap?: Wrap) =>
  extendTrial(actor, id, { operationId, reason: 'Sorry', trialEndsAt }, deps(wrap))

describe('a day of trial', () => {
  test('is given once when it crashes at any call and is repeated, here and at Stripe', async () => {
    const calls = await callsOf(async (wrap) => {
      const owner = await onTrial()
      await extend(ADA, await idOf(owner), trialEnd(owner), randomUUID(), wrap)
    })
    expect(calls).toBeGreaterThan(4)
    for (const { step, when } of crashes(calls)) {
      const owner = await onTrial()
      const [id, seen, operation] = [await idOf(owner), trialEnd(owner), randomUUID()]
      await expect(extend(ADA, id, seen, operation, crashingAt(step, when))).rejects.toThrow(
        'isn’t answering',
      )
      await extend(ADA, id, seen, operation)
      await extend(ADA, id, seen, operation)
      const until = new Date(seen.getTime() + DAY_S * 1_000)
      expect(trialEnd(owner), `${step} ${when}`).toEqual(until)
      expect((await owner.user())['trialEndsAt']).toBe(until.toISOString())
    }
  })

  test('by two admins at once is one day; after the trial there is none', async () => {
    const owner = await onTrial()
    const [id, seen] = [await idOf(owner), trialEnd(owner)]
    await Promise.all([
      codeOf(extend(ADA, id, seen, randomUUID())),
      codeOf(extend(BO, id, seen, randomUUID())),
    ])
    expect(trialEnd(owner)).toEqual(new Date(seen.getTime() + DAY_S * 1_000))
    const paying = await payer()
    expect(await codeOf(extend(ADA, paying.id, systemClock.now(), randomUUID()))).toBe('trial_not_running')
  })
})

describe('emails that are given back', () => {
  const give = (actor: AdminActor, id: string, operationId: string, wrap?: Wrap) =>
    giveEmails(actor, id, { operationId, reason: 'Sorry', emails: 3, used: 10 }, deps(wrap))
  async function user(): Promise<string> {
    const { id } = await payer()
    await table.put({ ...keys.usage(id, monthOf(systemClock.now())), used: 10 })
    return id
  }
  const used = async (id: string) => (await goodwills().usage(id, systemClock.now())).month

  test('are given once when it crashes at any call and is repeated', async () => {
    const calls = await callsOf(async (wrap) => await give(ADA, await user(), randomUUID(), wrap))
    expect(calls).toBe(2)
    for (const { step, when } of crashes(calls)) {
      const [id, operation] = [await user(), randomUUID()]
      await expect(give(ADA, id, operation, crashingAt(step, when))).rejects.toThrow('isn’t answering')
      await give(ADA, id, operation)
      await give(ADA, id, operation)
      expect(await used(id), `${step} ${when}`).toBe(7)
    }
  })

  test('by two admins at once are given once, and never more than were used', async () => {
    const id = await user()
    const answers = await Promise.all([
      codeOf(give(ADA, id, randomUUID())),
      codeOf(give(BO, id, randomUUID())),
    ])
    expect(answers.toSorted()).toEqual(['changed_meanwhile', 'done'])
    expect(await used(id)).toBe(7)
    const more = { operationId: randomUUID(), reason: 'Sorry', emails: 8, used: 7 }
    expect(await codeOf(giveEmails(ADA, id, more, deps()))).toBe('gift_too_large')
  })
})
