import { setTimeout as sleep } from 'node:timers/promises'
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { billingFromItem } from '#functions/billing/billing.item.ts'
import { blocker } from '#functions/outreach/run/eligibility.ts'
import { outcomeMessage } from '#functions/outreach/run/outcomes.ts'
import { runView } from '#functions/outreach/run/run-view.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { isRunning } from '#functions/runs/daily-run.ts'
import { schedulePayload } from '#functions/runs/resume-schedule.ts'
import { HOUR, MINUTE, type Clock } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { exists, part } from '#platform/table/expressions.ts'
import { toStored } from '#platform/table/instant.ts'
import type { Item, Table } from '#platform/table/table.ts'
import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { CommandError } from '../command.ts'

interface OwnRunPlace {
  readonly sqs: SQSClient
  readonly queueUrl: (name: string) => Promise<string>
  readonly table: () => Table
}

/** A run takes a minute or two; the model may be slow. */
const PATIENCE_MS = 6 * MINUTE
const LOOK_EVERY_MS = 2_000

/** Ends of a run that say something about the world, and nothing about the deployment. */
const ANSWERS: ReadonlySet<RunOutcome> = new Set([
  'complete',
  'no_postings',
  'no_contacts',
  'nothing_new',
  'none_fit',
  'contact_budget_spent',
  'contact_source_out_of_credits',
])

/** Whether a finished run shows that the stage works. */
const isWell = ({ outcome }: Pick<Run, 'outcome'>): boolean => outcome !== null && ANSWERS.has(outcome)

/** The attributes that put an item into an index. */
const PLACES: ReadonlySet<string> = new Set(['openPk', 'openSk', 'listPk', 'listSk'])

/**
 * Allows one letter within an hour, and nothing at any other time. The item has no place in any index, so no list and
 * no figure counts the account, and the nightly comparison with Stripe does not see it.
 */
function pass(userId: string, used: number, now: Date): Item {
  const item = subscriptionToItem(userId, {
    ...NO_SUBSCRIPTION,
    isTrial: true,
    trialStartAt: now,
    trialEndsAt: new Date(now.getTime() + HOUR),
    trialEmailsAllowed: used + 1,
    // Lifts the wait of a day since the run of the last deployment.
    planActivatedAt: now,
  })
  return Object.fromEntries(Object.entries(item).filter(([name]) => !PLACES.has(name)))
}

/**
 * Lets the service's own user have one letter drafted, by the same queues and functions as anybody's, and waits for it.
 * The letter stays a draft in the mailbox that a person has connected for it. Throws CommandError when the account is a
 * customer's, when it is not set up, and when the run ends badly or not at all.
 */
export async function ownRun(
  userId: string,
  { sqs, queueUrl, table }: OwnRunPlace,
  clock: Clock,
): Promise<readonly string[]> {
  const runs = runStore(table())
  const now = clock.now()
  const before = await runs.context(userId, now)
  if (before === null) throw new CommandError(`There is no account ${userId}.`)
  const billing = await table().get(keys.billing(userId))
  if (billing !== null && billingFromItem(billing).customerId !== null)
    throw new CommandError(`${userId} is a customer at Stripe. The service's own user never orders anything.`)
  if (isRunning(before.latestRun, now)) throw new CommandError(`A run of ${userId} is going on already.`)
  await table().transact([
    part.put(pass(userId, before.usage.trial, now), exists('pk')),
    part.update(keys.profile(userId), { set: { remindersOffAt: toStored(now) }, when: exists('pk') }),
  ])
  const context = await runs.context(userId, now)
  const blocked = context && blocker(context, () => true, now)
  if (blocked !== null)
    throw new CommandError(`${blocked}: ${outcomeMessage(blocked)} Set it up on the site within the hour.`)
  await sqs.send(
    new SendMessageCommand({ QueueUrl: await queueUrl('cycle'), MessageBody: schedulePayload(userId) }),
  )
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const latest = await runs.latest(userId)
    const view = latest === null || latest.id === before.latestRun?.id ? null : runView(latest)
    if (view?.state === 'finished') return reportOf(view)
    if (performance.now() > deadline)
      throw new CommandError(
        `After ${PATIENCE_MS / MINUTE} minutes ${view?.id ?? 'no run'} is ${view?.state ?? 'there'}.`,
      )
    await sleep(LOOK_EVERY_MS)
  }
}

function reportOf(run: Run): readonly string[] {
  const says = `${run.id}: ${run.drafted} drafted, ${run.outcome}. ${run.message}`
  if (!isWell(run)) throw new CommandError(says)
  return [says]
}

/** Whether the newest run of the service's own user began since an instant and ended well; otherwise why not. */
export async function ownRunSince(userId: string, since: Date, table: Table): Promise<true | string> {
  const latest = await runStore(table).latest(userId)
  if (latest === null || latest.startedAt < since) return 'it has had no run since this deployment'
  const view = runView(latest)
  return isWell(view) ? true : `${view.id} is ${view.outcome ?? view.state}`
}
