import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { OutreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'
import type { Ending } from '#functions/outreach/model.ts'
import type { MetricName } from '#shared/catalog/monitoring/metrics.ts'
import { count } from '#platform/log/metrics.ts'

/**
 * The metric of an email's ending; null where the cause is the user's own, as with a disconnected mailbox.
 */
function metricOf(ending: Ending): Extract<MetricName, `Drafts${string}` | 'LettersRefused'> | null {
  if (ending.state === 'drafted') return 'DraftsMade'
  if (ending.state === 'ready') return null
  if (ending.failure === 'refused_by_check') return 'LettersRefused'
  return ending.failure === 'gave_up' ? 'DraftsGivenUp' : null
}

/** Wraps the store to count drafts made, postponed and given up, and letters that the check refused. */
export const countedEmails = (store: OutreachEmailStore): OutreachEmailStore => ({
  ...store,
  async end(email, lease, ending, now) {
    const ended = await store.end(email, lease, ending, now)
    const metric = metricOf(ending)
    if (ended && metric !== null) count(metric, 1)
    return ended
  },
  async postpone(email, lease, until, intent) {
    const postponed = await store.postpone(email, lease, until, intent)
    if (postponed) count('DraftsPostponed', 1)
    return postponed
  },
})

/** Wraps the store to count runs that begin. */
export const countedRuns = (store: RunStore): RunStore => ({
  ...store,
  async claim(...asked) {
    const claimed = await store.claim(...asked)
    if (claimed) count('RunsStarted', 1)
    return claimed
  },
})

/** Wraps the store to count mailboxes that Google no longer grants access to. */
export const countedMailboxes = (store: MailboxStore): MailboxStore => ({
  ...store,
  async disable(...asked) {
    const turned = await store.disable(...asked)
    if (turned === 'off') count('MailboxesTurnedOff', 1)
    if (turned === 'kept_on') count('MailboxesKeptOn', 1)
    return turned
  },
})
