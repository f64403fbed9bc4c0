import { absent, anyOf, below, isNot, part, type TransactionPart } from '#platform/table/expressions.ts'
import { dayOf } from '#platform/clock.ts'
import type { DraftedEmail } from './model.ts'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { monthOf, revisionsOfDay } from '#functions/account/account.item.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { RevisionRequest } from '#shared/models/outreach/email-lines.ts'

/** Requests to rewrite a draft, each counted when it is recorded. */
export const revisionRequestStore = (table: Table) => ({
  email: (userId: string, emailId: string) => draftedEmail(table, userId, emailId),
  /** Records and counts the request in one transaction, which requires that there is a draft. */
  async ask(email: DraftedEmail, request: RevisionRequest, dueAt: Date, now: Date) {
    const failed = await table.transact([
      open(email, { ...request, askedAt: now, openSk: dueAt }),
      isDraft(email),
      countOfDay(email.userId, now),
    ])
    if (failed.length === 0) return 'asked'
    if (failed.includes(1)) return 'not_a_draft'
    return failed.includes(0) ? 'under_way' : 'limit_reached'
  },
})

const open = (
  { userId, id }: DraftedEmail,
  asked: RevisionRequest & { askedAt: Date; openSk: Date },
): TransactionPart =>
  part.update(keys.revision(userId, id), {
    set: {
      userId,
      state: 'open',
      wish: asked.wish,
      replaceChanged: false,
      lines: asked.wish === 'lines' ? asked.lines : [],
      askedAt: asked.askedAt,
      openPk: openShard(id),
      openSk: asked.openSk,
      failure: null,
      refusals: [],
      attempts: 0,
      leaseUntil: null,
      replaces: null,
    },
    remove: ['letter', 'leaseToken'],
    when: anyOf(absent('state'), isNot('state', 'open')),
  })

/** Requires that the draft is in the mailbox, as far as is known, and that its user has not marked it. */
export const isDraft = ({ userId, id, draftId, draftMailbox }: DraftedEmail): TransactionPart =>
  part.check(keys.email(userId, id), [{ state: 'drafted', draftId, draftMailbox }, absent('mark')])

const countOfDay = (userId: string, now: Date): TransactionPart =>
  part.update(keys.usage(userId, monthOf(now)), {
    add: { [revisionsOfDay(dayOf(now))]: 1 },
    when: anyOf(absent(revisionsOfDay(dayOf(now))), below(revisionsOfDay(dayOf(now)), REVISIONS.perDay)),
  })
