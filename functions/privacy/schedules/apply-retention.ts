import { applyRetention } from '../apply-retention.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { userMail, sentMails } from '#functions/services/mail.ts'
import { accountDeletionMessages } from '#functions/services/queues.ts'
import { deletionRequests, retentions } from '#functions/services/privacy.ts'

/** Enough for another page, with a mail or the start of a deletion for each account. */
const ENOUGH_FOR_A_PAGE_MS = 60_000

const services = {
  retentions,
  deletionRequests,
  queue: accountDeletionMessages,
  sentMails,
  mail: userMail,
  site: appOrigin,
}

/** Warns and deletes as users chose. Starts several times a night, since each run's time is limited. */
export const handler = schedule('apply-retention', services, async ({ deps, walkUntil }) => {
  const failed = (userId: string, error: unknown) =>
    logger.error(
      { schedule: 'apply-retention', userId, error: describeError(error) },
      'retention not applied',
    )
  const applied = await applyRetention({ ...deps, failed }, walkUntil(ENOUGH_FOR_A_PAGE_MS))
  if (applied.checked > 0) logger.info({ schedule: 'apply-retention', ...applied }, 'retention applied')
  if (applied.failed > 0) count('RetentionFailed', applied.failed)
  return applied
})
