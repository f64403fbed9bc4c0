import { workCursorOf, workPlaceFrom } from '../cursor.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { workLists } from '#functions/services/admin-users.ts'
import { dayOf } from '#platform/clock.ts'
import { listWork } from '#shared/contracts/admin/work.ts'

export const handler = adminEndpoint(
  listWork,
  { workLists },
  async ({ query, deps: { workLists: lists, clock } }) => {
    const { list, reason = null } = query
    const after = workPlaceFrom(list, query.cursor)
    const now = clock.now()
    const pages = {
      past_due: () => lists.overdue(after),
      disputed: () => lists.disputed(after),
      trials: () => lists.trialsEnding(dayOf(now), after),
      empty_runs: () => lists.emptyRuns(reason, after),
      postponed: () => lists.postponed(now),
      deletions: () => lists.deletions(after),
    }
    const { rows, emails, last } = await pages[list]()
    return { items: rows, userEmails: emails, nextCursor: workCursorOf(list, last) }
  },
)
