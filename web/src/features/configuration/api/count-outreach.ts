import { TRACKER } from '#shared/catalog/constants.ts'
import { outreachQuery } from '#web/queries/list-email-outreach.ts'

/** The documented read for counts: one long page without texts. */
export const outreachCountQuery = outreachQuery({ page: 1, limit: TRACKER.maxPageSize })
