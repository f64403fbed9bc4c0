import type { Context } from 'aws-lambda'
import { applyRetention, type Applied } from '#core/privacy/apply-retention.ts'
import { systemClock } from '#runtime/clock.ts'
import { appOrigin } from '#runtime/cookies.ts'
import { describeError, logger } from '#runtime/logger.ts'
import { count } from '#runtime/metrics.ts'
import { erasures } from '#runtime/needs/erasure.ts'
import { notices, userMail } from '#runtime/needs/mail.ts'
import { retentions } from '#runtime/needs/privacy.ts'
import { erasureMessages } from '#runtime/needs/queues.ts'

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
  const needs = {
    retentions: retentions(),
    erasures: erasures(),
    queue: erasureMessages(),
    notices: notices(),
    mail: userMail(),
    clock: systemClock,
    site: appOrigin(),
    missed,
  }
  let batches = 0
  const applied = await applyRetention(
    needs,
    () => (batches += 1) === 1 || context.getRemainingTimeInMillis() > ENOUGH_FOR_A_BATCH_MS,
  )
  if (applied.looked > 0) logger.info({ schedule: 'apply-retention', ...applied }, 'retention applied')
  if (applied.failed > 0) count('RetentionFailed', applied.failed)
  return applied
}
