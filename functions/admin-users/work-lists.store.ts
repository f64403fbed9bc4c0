import { above, beginsWith } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { disputeFromItem } from '#functions/billing/disputes/dispute.item.ts'
import { OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { MINUTE } from '#platform/clock.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys, OPEN_WORK_SHARDS, type Key } from '#platform/table/keys.ts'
import { itemsWithOwners } from '#platform/table/lists/items-with-owners.ts'
import { listPage } from '#platform/table/lists/list-page.ts'
import { userIdOf } from '#platform/table/owned-items.ts'
import { OPEN_INDEX } from '#platform/table/table-definition.ts'
import type { Item, Table } from '#platform/table/table.ts'
import type { WorkItem } from '#shared/models/admin/work.ts'
import type { Sent } from '#shared/models/wire-types.ts'

type Row = Sent<typeof WorkItem>

/** What every instant of these lists begins with. */
const CENTURY = '20'
/** Most rows of a page. */
const PAGE = 50
/** Most places that are looked at for a page of runs that ended for one reason. */
const LOOKED_AT = 400
/** An email that is due later than this is not being written now: it was postponed. */
const POSTPONED_MS = 10 * MINUTE

const Due = z.object({ pk: z.string(), sk: z.string(), openSk: StoredInstant })
const Email = z.pick(OutreachEmailItem, { id: true, userId: true, companyName: true, createdAt: true })

const NOTHING = { amountCents: null, reason: null, nextAt: null, about: null } as const

/** A position's instant, id and whatever follows. */
function partsOf(position: string): { readonly at: Date; readonly id: string; readonly rest: string } {
  const [at = '', id = '', ...rest] = position.split('#')
  return { at: StoredInstant.parse(at), id, rest: rest.join('#') }
}

/** Reads each key's item, and makes rows of those that still belong in the list. */
interface Listed {
  readonly keys: readonly Key[]
  readonly last: string | null
  readonly rowOf: (item: Item, index: number) => Row | null
}

/**
 * Lists of work for staff. Each is a page of a sparse index and one batch of its items, whose number does not depend
 * on how many users there are.
 */
export function workListStore(table: Table) {
  async function rowsOf({ keys: listed, last, rowOf }: Listed) {
    const { items, emails } = await itemsWithOwners(table, listed)
    return {
      rows: items.flatMap((item, index) => (item === null ? [] : (rowOf(item, index) ?? []))),
      emails,
      last,
    }
  }

  return {
    /** Charges that failed, the oldest first. */
    async overdue(after: string | null) {
      const page = await listPage(table, { list: 'OVERDUE', prefix: CENTURY, after, limit: PAGE })
      return await rowsOf({
        ...page,
        rowOf: (item) => {
          const { overdue } = subscriptionFromItem(item)
          const userId = userIdOf(item)
          return (
            overdue && {
              ...NOTHING,
              id: userId,
              userId,
              at: overdue.since ?? new Date(0),
              amountCents: overdue.amountCents,
              reason: overdue.problem,
              nextAt: overdue.nextTryAt,
            }
          )
        },
      })
    },
    /** Payments that users dispute at their bank, the oldest first. */
    async disputed(after: string | null) {
      const page = await listPage(table, { list: 'DISPUTES', prefix: CENTURY, after, limit: PAGE })
      return await rowsOf({
        ...page,
        rowOf: (item) => {
          const { amountCents, openedAt } = disputeFromItem(item)
          const userId = userIdOf(item)
          return { ...NOTHING, id: userId, userId, at: openedAt, amountCents }
        },
      })
    },
    /** Trials that end on this UTC day, the first to end first. */
    async trialsEnding(day: string, after: string | null) {
      const page = await listPage(table, { list: 'TRIALS', prefix: day, after, limit: PAGE })
      return await rowsOf({
        ...page,
        rowOf: (item) => {
          const { isTrial, trialEndsAt, trialPlan, cancelAt } = subscriptionFromItem(item)
          const userId = userIdOf(item)
          if (!isTrial || trialEndsAt === null) return null
          const reason = cancelAt === null ? 'continues' : 'cancelled'
          return { ...NOTHING, id: userId, userId, at: trialEndsAt, reason, about: trialPlan }
        },
      })
    },
    /** Runs that ended with nothing, the latest first; those of one reason among a bounded number of places. */
    async emptyRuns(reason: string | null, after: string | null) {
      const limit = reason === null ? PAGE : LOOKED_AT
      const { keys: all, positions, last } = await listPage(table, { list: 'EMPTYRUNS', after, limit })
      const fits = positions.flatMap((position, index) => {
        const key = all[index]
        const parts = partsOf(position)
        return key !== undefined && (reason === null || parts.rest === reason)
          ? [{ key, position, ...parts }]
          : []
      })
      const page = fits.slice(0, PAGE)
      return await rowsOf({
        keys: page.map(({ key }) => key),
        last: fits.length > PAGE ? (page.at(-1)?.position ?? null) : last,
        rowOf: (item, index) => {
          const place = page[index]
          return place === undefined
            ? null
            : { ...NOTHING, id: place.id, userId: userIdOf(item), at: place.at, reason: place.rest }
        },
      })
    },
    /** Emails whose work waits, such as for a mailbox that does not answer: the first to be tried again first. */
    async postponed(now: Date) {
      const late = new Date(now.getTime() + POSTPONED_MS)
      const shards = await Promise.all(
        OPEN_WORK_SHARDS.map((openPk) =>
          table.query({
            index: OPEN_INDEX,
            keys: [{ openPk }, above('openSk', late)],
            filter: beginsWith('sk', keys.email('', '').sk),
            limit: LOOKED_AT,
          }),
        ),
      )
      const due = shards
        .flatMap(({ items }) => items.map((item) => Due.parse(item)))
        .toSorted((a, b) => a.openSk.getTime() - b.openSk.getTime())
        .slice(0, PAGE)
      return await rowsOf({
        keys: due,
        last: null,
        rowOf: (item, index) => {
          const { id, userId, companyName, createdAt } = Email.parse(item)
          return {
            ...NOTHING,
            id,
            userId,
            at: createdAt,
            nextAt: due[index]?.openSk ?? null,
            about: companyName,
          }
        },
      })
    },
    /** Deletions of accounts of which a step failed, the oldest first. */
    async deletions(after: string | null) {
      const page = await listPage(table, { list: 'DELETIONS', prefix: CENTURY, after, limit: PAGE })
      return await rowsOf({
        ...page,
        rowOf: (item, index) => {
          const { at, rest } = partsOf(page.positions[index] ?? '')
          const userId = userIdOf(item)
          return { ...NOTHING, id: userId, userId, at, reason: rest }
        },
      })
    },
  }
}
