import { allowanceAt, remaining, type Allowance } from '#functions/account/allowance.ts'
import { countryRule } from '#shared/catalog/country-rules.ts'
import { countryByName } from '#engine/values/countries.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { CountryRuleId } from '#shared/models/country-rule.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { DraftedEmail } from '../emails/drafted-email.store.ts'
import type { CycleContext } from '../model.ts'

/** Why a run or a letter is not possible; each has an error code of the same name. */
export type Blocker = RunOutcome & ErrorCode

/** The rule of a country by its name in the configuration form. */
const ruleOf = (country: string): CountryRuleId => countryRule(countryByName(country)?.code ?? '').rule

/** Why a run is not possible: the first reason in the order a user would fix them; null when it is. */
export function blocker(
  context: CycleContext,
  covered: (country: string) => boolean,
  now: Date,
  rule: (country: string) => CountryRuleId = ruleOf,
): Blocker | null {
  const { account, subscription, usage, configuration, resume, mailbox } = context
  if (!account.isActive) return 'account_inactive'
  if (account.pausedAt !== undefined) return 'search_paused'
  const allowance = allowanceAt(subscription, now)
  if (allowance.kind === 'none') return allowance.reason
  if (context.dailyCap === 0) return 'drafting_paused'
  const quota = quotaBlocker(allowance, usage, context.dailyCap)
  if (quota !== null) return quota
  if (configuration === null) return 'not_configured'
  if (resume === null) return 'resume_missing'
  if (mailbox === null) return 'mailbox_not_connected'
  if (!mailbox.isActive) return 'mailbox_disconnected'
  if (!covered(configuration.country)) return 'country_unsupported'
  if (rule(configuration.country) === 'blocked') return 'country_blocked'
  return null
}

/**
 * The first reason why no letter can be written for an existing email, in the same order; null when one can.
 * This needs neither the day's allowance nor a mailbox.
 */
export function writingBlocker(
  { account, subscription, dailyCap, configuration, resume }: CycleContext,
  now: Date,
): Blocker | null {
  if (!account.isActive) return 'account_inactive'
  const allowance = allowanceAt(subscription, now)
  if (allowance.kind === 'none') return allowance.reason
  if (dailyCap === 0) return 'drafting_paused'
  if (configuration === null) return 'not_configured'
  return resume === null ? 'resume_missing' : null
}

/**
 * The first reason why the draft cannot be rewritten, in the order in which a user would have to fix them. A
 * text that waits for a mailbox is refused because of the mailbox first.
 */
export function revisionBlocker(email: DraftedEmail, context: CycleContext, now: Date): ErrorCode | null {
  const { mailbox } = context
  if (email.mark !== null || (email.state !== 'drafted' && email.state !== 'ready'))
    return 'outreach_not_draft'
  const reason = writingBlocker(context, now)
  if (reason !== null) return reason
  if (mailbox === null) return 'mailbox_not_connected'
  if (!mailbox.isActive) return 'mailbox_disconnected'
  if (email.state === 'ready') return 'outreach_not_draft'
  return email.draftMailbox === mailbox.email ? null : 'draft_in_other_mailbox'
}

/** Whether the user may edit the letter: it is written, waits to be sent, and no worker is at it. */
export const isEditable = (email: DraftedEmail): email is DraftedEmail & { letter: CheckedLetter } =>
  email.letter !== null && email.mark === null && (email.state === 'drafted' || email.state === 'ready')

function quotaBlocker(
  allowance: Exclude<Allowance, { kind: 'none' }>,
  usage: CycleContext['usage'],
  dailyCap: number,
): Blocker | null {
  const left = remaining(allowance, usage, dailyCap)
  if (left.today > 0) return null
  if (allowance.kind === 'trial') return 'trial_used_up'
  return left.month === 0 ? 'monthly_limit_reached' : 'daily_limit_reached'
}
