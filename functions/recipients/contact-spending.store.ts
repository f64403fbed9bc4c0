import { absent, anyOf, atMost } from '#platform/table/expressions.ts'
import { contactCostOfDay, monthOf } from '#functions/account/account.item.ts'
import { ContactBudgetSpent, type PaidCall, type Purse } from '#functions/postings/model.ts'
import { dayOf, type Clock } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

export interface ContactPrices {
  /** What a credit of the source of contacts costs, and what the contacts of a user may cost a day. Cents. */
  readonly centsPerCredit: number
  readonly centsPerUserDay: number
}

/** Credits that each call takes, as the vendor charges them. */
const CREDITS: Readonly<Record<PaidCall, number>> = { search: 1, finder: 1, verifier: 0.5 }

/** Counted in whole thousandths of a cent. */
const THOUSANDTHS = 1_000

export interface CountedPurse extends Purse {
  /** Calls that were paid so far, and what they cost. */
  /** Puts back what was taken and not needed: after the last call. */
  settle(): Promise<void>
  paid(): { readonly calls: Readonly<Record<PaidCall, number>>; readonly cents: number }
}

/**
 * What the contacts of each user cost, counted by the day in the user's own item: never more than the day may
 * cost, however many runs pay at once.
 */
export const contactSpending = (table: Table, { centsPerCredit, centsPerUserDay }: ContactPrices) => ({
  purseOf(userId: string, clock: Clock): CountedPurse {
    const calls = { search: 0, finder: 0, verifier: 0 }
    let isSpent = false
    // Given back for a call without a result, and kept for the next, which spares the table two writes.
    let inHand = 0
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
