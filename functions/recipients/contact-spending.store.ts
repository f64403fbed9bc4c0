import { absent, anyOf, atMost } from '#platform/table/expressions.ts'
import { contactCostOfDay, monthOf } from '#functions/account/account.item.ts'
import { ContactBudgetSpent, type PaidCall, type Purse } from './model.ts'
import { dayOf, type Clock } from '#platform/clock.ts'
import { statisticsStore } from '#functions/statistics/statistics.store.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

export interface ContactPrices {
  /** The price of a credit of the contact source, in US cents. */
  readonly centsPerCredit: number
  /** The most that the contacts of a user may cost a day, in US cents. */
  readonly centsPerUserDay: number
}

/** Credits that the vendor charges for each call. */
const CREDITS: Readonly<Record<PaidCall, number>> = { search: 1, finder: 1, verifier: 0.5 }

/** Amounts are counted in whole thousandths of a cent. */
const THOUSANDTHS = 1_000

export interface CountedPurse extends Purse {
  /**
   * Returns to the table what was given back and not used again, and counts the credits of all users. To be called after
   * the last call.
   */
  settle(): Promise<void>
  /** The calls paid so far, and what they cost. */
  paid(): { readonly calls: Readonly<Record<PaidCall, number>>; readonly cents: number }
}

/** What each user's contacts cost a day: never more than the limit, however many runs pay at once. */
export const contactSpending = (table: Table, { centsPerCredit, centsPerUserDay }: ContactPrices) => ({
  purseOf(userId: string, clock: Clock): CountedPurse {
    const calls = { search: 0, finder: 0, verifier: 0 }
    let isSpent = false
    // The price of calls that had no result. It pays for the next calls, which saves the table two writes.
    let inHand = 0
    let counted = 0
    const most = Math.round(centsPerUserDay * THOUSANDTHS)
    const priceOf = (call: PaidCall) => Math.round(CREDITS[call] * centsPerCredit * THOUSANDTHS)
    const add = async (amount: number) => {
      const now = clock.now()
      return await table.update(keys.usage(userId, monthOf(now)), {
        add: { [contactCostOfDay(dayOf(now))]: amount },
        when: anyOf(
          absent(contactCostOfDay(dayOf(now))),
          atMost(contactCostOfDay(dayOf(now)), amount > 0 ? most - amount : most),
        ),
      })
    }
    return {
      async take(call) {
        const price = priceOf(call)
        if (inHand >= price) inHand -= price
        else {
          isSpent ||= price > most || (await add(price)) === null
          if (isSpent) throw new ContactBudgetSpent('what the day may cost is spent')
        }
        calls[call] += 1
      },
      giveBack(call) {
        inHand += priceOf(call)
        calls[call] -= 1
        return Promise.resolve()
      },
      async settle() {
        const amount = inHand
        inHand = 0
        if (amount > 0) await add(-amount)
        const { search, finder, verifier } = calls
        const credits = search * CREDITS.search + finder * CREDITS.finder + verifier * CREDITS.verifier
        const more = credits - counted
        counted = credits
        if (more <= 0) return
        const cost = { credits: more, creditCents: more * centsPerCredit }
        await statisticsStore(table).used(userId, clock.now(), cost)
      },
      paid: () => ({
        calls: { ...calls },
        cents:
          Math.round(
            (calls.search * priceOf('search') +
              calls.finder * priceOf('finder') +
              calls.verifier * priceOf('verifier')) /
              10,
          ) / 100,
      }),
    }
  },
})

export type ContactSpending = ReturnType<typeof contactSpending>
