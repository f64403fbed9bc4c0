import type { Context } from 'aws-lambda'
import { applyRetention, type Applied } from '../apply-retention.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { accountDeletions } from '#platform/services/account-deletion.ts'
import { sentMails, userMail } from '#platform/services/mail.ts'
import { retentions } from '#platform/services/privacy.ts'
import { accountDeletionMessages } from '#platform/services/queues.ts'

/** Time for one batch more, with a mail or the beginning of a deletion for each account in it. */
const ENOUGH_FOR_A_BATCH_MS = 60_000

/**
 * Warns and deletes as users chose, as far as the time allows; the clock starts it several times a night, and
 * what is left is due then.
 */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Applied> {
  const missed = (userId: string, error: unknown) =>
    logger.error(
      { schedule: 'apply-retention', userId, error: describeError(error) },
      'retention not applied',
    )
  const deps = {
    retentions: retentions(),
    accountDeletions: accountDeletions(),
    queue: accountDeletionMessages(),
    sentMails: sentMails(),
    mail: userMail(),
    clock: systemClock,
    site: appOrigin(),
    missed,
  }
  let batches = 0
  const applied = await applyRetention(
    deps,
    () => (batches += 1) === 1 || context.getRemainingTimeInMillis() > ENOUGH_FOR_A_BATCH_MS,
  )
  if (applied.looked > 0) logger.info({ schedule: 'apply-retention', ...applied }, 'retention applied')
  if (applied.failed > 0) count('RetentionFailed', applied.failed)
  return applied
}
