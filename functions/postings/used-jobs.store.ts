import * as z from 'zod/mini'
import { companyWords } from '#functions/language/company-name.ts'
import { DAY } from '#platform/clock.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { OUTLINES_INDEX } from '#platform/table/table-definition.ts'
import type { Table } from '#platform/table/table.ts'

/** Companies that were written to longer ago count as if they had never been. */
const LOOK_BACK_DAYS = 30
/** The newest emails of these days that are looked at; a plan gives far fewer. */
const MOST = 2_000

const Outline = z.object({ entrySk: z.string(), companyName: z.string(), state: z.string() })

/** Which jobs a user was given, by the markers that their reservations left. */
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
     * When the user last had an email to a company, of the last 30 days, by the words of its name. One that
     * failed does not count. It may lag behind for a moment.
     */
    async lastWritten(userId: string, now: Date): Promise<ReadonlyMap<string, Date>> {
      const items = await everyItem(
        table,
        {
          IndexName: OUTLINES_INDEX,
          KeyConditionExpression: 'pk = :pk AND entrySk >= :first',
          ExpressionAttributeValues: {
            ':pk': keys.profile(userId).pk,
            ':first': toStored(new Date(now.getTime() - LOOK_BACK_DAYS * DAY)),
          },
          ScanIndexForward: false,
        },
        MOST,
      )
      const last = new Map<string, Date>()
      for (const { entrySk, companyName, state } of items.map((item) => Outline.parse(item))) {
        const company = companyWords(companyName).join(' ')
        // The newest comes first.
        if (state !== 'failed' && !last.has(company))
          last.set(company, StoredInstant.parse(entrySk.slice(0, entrySk.indexOf('#'))))
      }
      return last
    },
  }
}

/** What this user was already given. */
export type UsedJobs = ReturnType<typeof usedJobs>
