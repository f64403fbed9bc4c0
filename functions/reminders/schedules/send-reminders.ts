import { sendReminders } from '../send-reminders.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { schedule } from '#platform/lambda/schedule.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { count } from '#platform/log/metrics.ts'
import { sentMails, userMail } from '#functions/services/mail.ts'
import { reminders } from '#functions/services/reminders.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'

/** Enough for another page, with a mail for each user. */
const ENOUGH_FOR_A_PAGE_MS = 30_000

const services = { reminders, sentMails, mail: userMail, site: appOrigin }

/** Reminds users of what they planned for the day. Starts every quarter of an hour, for every zone's morning. */
export const handler = schedule('send-reminders', services, async ({ deps, walkUntil }) => {
  const failed = (userId: string, error: unknown) =>
    logger.error({ schedule: 'send-reminders', userId, error: describeError(error) }, 'reminders not sent')
  const sent = await sendReminders({ ...deps, fingerprints, failed }, walkUntil(ENOUGH_FOR_A_PAGE_MS))
  if (sent.users > 0) logger.info({ schedule: 'send-reminders', ...sent }, 'reminders sent')
  if (sent.failed > 0) count('RemindersFailed', sent.failed)
  return sent
})
