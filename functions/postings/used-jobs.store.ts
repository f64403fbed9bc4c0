import * as z from 'zod/mini'
import { companyWords } from '#engine/language'
import { DAY } from '#platform/clock.ts'
import { atLeast } from '#platform/table/expressions.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { OUTLINES_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'

/** Emails to a company before this many days are ignored. */
const LOOK_BACK_DAYS = 30
/** Maximum number of emails read; no plan allows nearly as many in these days. */
const MAX_EMAILS = 2_000

const Outline = z.object({ entrySk: z.string(), companyName: z.string(), state: z.string() })

/** The jobs that a user got emails for, from the markers left by reservations. */
export function usedJobs(table: Table) {
  return {
    async among(userId: string, jobKeys: readonly string[]): Promise<ReadonlySet<string>> {
      const used = new Set<string>()
      for (let from = 0; from < jobKeys.length; from += 100) {
        const part = jobKeys.slice(from, from + 100)
        const items = await table.getMany(part.map((jobKey) => keys.usedJob(userId, jobKey)))
        items.forEach((item, index) => {
          const jobKey = part[index]
          if (item !== null && jobKey !== undefined) used.add(jobKey)
        })
      }
      return used
    },

    /**
     * When the user's last email to each company was created, within 30 days, by the words of the company's
     * name. Failed emails do not count. Reads an index, so the result is eventually consistent.
     */
    async lastWritten(userId: string, now: Date): Promise<ReadonlyMap<string, Date>> {
      const first = new Date(now.getTime() - LOOK_BACK_DAYS * DAY)
      const items = await everyItem(
        table,
        {
          index: OUTLINES_INDEX,
          keys: [{ pk: keys.profile(userId).pk }, atLeast('entrySk', first)],
          descending: true,
        },
        MAX_EMAILS,
      )
      const last = new Map<string, Date>()
      for (const { entrySk, companyName, state } of items.map((item) => Outline.parse(item))) {
        const company = companyWords(companyName).join(' ')
        // Items are sorted by time, the newest first.
        if (state !== 'failed' && !last.has(company))
          last.set(company, StoredInstant.parse(entrySk.slice(0, entrySk.indexOf('#'))))
      }
      return last
    },
  }
}

export type UsedJobs = ReturnType<typeof usedJobs>
