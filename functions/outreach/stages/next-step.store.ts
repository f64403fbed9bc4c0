import { absent, part, type TransactionPart } from '#platform/table/expressions.ts'
import { keys, reminderShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { NextStep } from '#shared/models/outreach/stages.ts'
import { MARKABLE, OutreachEmailItem } from '../emails/outreach-email.item.ts'
import { stagesOf, stagesToItem } from './stages.item.ts'

/** Tries before giving up when other writers keep coming between. */
const MAX_ATTEMPTS = 8

/** What users plan to do about their emails, by day. */
export const nextStepStore = (table: Table) => ({
  /**
   * Replaces the next step of a written email; null removes it. `remindAt` is when the mail of reminders
   * names it; null when none does. Returns why it cannot be saved.
   */
  async save(userId: string, emailId: string, nextStep: NextStep | null, remindAt: Date | null) {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const [item, told] = await table.getMany([keys.email(userId, emailId), keys.stages(userId, emailId)])
      if (!item) return 'absent'
      const email = OutreachEmailItem.parse(item)
      if (!MARKABLE.some((state) => state === email.state)) return 'not_markable'
      const stages = stagesOf(told ?? null, email)
      const failed = await table.transact([
        part.put(
          stagesToItem(userId, emailId, { ...stages, nextStep }),
          told ? { version: stages.version } : absent('pk'),
        ),
        ...placed(userId, emailId, { from: stages.nextStep, to: nextStep }, remindAt),
      ])
      if (failed.length === 0) return 'saved'
    }
    return 'not_markable'
  },
})

/** The entry in the list of days, which moves when the day changes. */
function placed(
  userId: string,
  emailId: string,
  { from, to }: { readonly from: NextStep | null; readonly to: NextStep | null },
  remindAt: Date | null,
): readonly TransactionPart[] {
  const removed =
    from === null || from.on === to?.on ? [] : [part.remove(keys.nextStep(userId, from.on, emailId))]
  if (to === null) return removed
  return [
    ...removed,
    part.put({
      ...keys.nextStep(userId, to.on, emailId),
      emailId,
      ...(remindAt === null ? {} : { openPk: reminderShard(userId), openSk: remindAt }),
    }),
  ]
}
