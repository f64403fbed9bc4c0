import { absent, anyOf, below, isNot, part, type TransactionPart } from '#platform/table/expressions.ts'
import { dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { emailsOfDay, monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { newOutreachEmailToItem, newMaterialToItem } from './outreach-email.item.ts'
import { runFromItem } from '#functions/runs/run.item.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { listedName } from '#platform/table/lists/list-places.ts'
import { keys, openShard, type Key } from '#platform/table/keys.ts'
import {
  addUse,
  cappedInRun,
  COMPANY_CAP,
  listedTo,
  PERSON_CAP,
  recipientKeys,
  type Cap,
} from '#functions/recipients/recipient.item.ts'
import { isOnList, ruleKeys } from '#functions/do-not-contact/rule.item.ts'
import type { Table } from '#platform/table/table.ts'
import type { NewOutreachEmail, QuotaLimits, Reservation } from '../model.ts'

/** Tries before giving up when others keep counting the same person, company or run at the same time. */
const MAX_RACES = 8

/** Reserves an email in one transaction, which checks and counts everything that must be true of it. */
export function reservation(table: Table, secrets: Fingerprints) {
  return async function reserve(
    email: NewOutreachEmail,
    limits: QuotaLimits,
    dueAt: Date,
    now: Date,
    /** For a posting that the run had held back, which takes nothing of what the run wanted. */
    anyway = false,
  ): Promise<Reservation> {
    const { person, company } = recipientKeys(email, secrets)
    const runKey = keys.run(email.userId, email.runId)
    for (let race = 0; race < MAX_RACES; race += 1) {
      const [personItem, companyItem, runItem, ...rules] = await table.getMany([
        person,
        company,
        runKey,
        ...ruleKeys(email.userId, email.contact),
      ])
      if (isOnList(rules)) return 'on_your_list'
      const personUse = addUse(personItem ?? null, email.id, PERSON_CAP, now)
      const companyUse = addUse(companyItem ?? null, email.id, COMPANY_CAP, now)
      if (personUse.kind === 'objected' || companyUse.kind === 'objected') return 'asked_not_to_be_contacted'
      if (personUse.kind === 'capped') return 'contact_capped'
      if (companyUse.kind === 'capped') return 'company_capped'
      const run = runItem ? runFromItem(runItem) : null
      if (run === null) return 'quota'
      if (!anyway && (run.state === 'planned' || run.reserved >= run.wanted)) return 'quota'
      const capped = cappedInRun(run.writtenTo, { person, company })
      if (capped !== null) return capped
      const failed = await table.transact([
        part.put(
          {
            ...newOutreachEmailToItem(email, now),
            openPk: openShard(email.id),
            openSk: dueAt,
          },
          absent('pk'),
        ),
        part.put({ ...newMaterialToItem(email), ...listedTo(person, email.id, now) }, absent('pk')),
        part.put(
          {
            ...keys.usedJob(email.userId, email.jobKey),
            emailId: email.id,
            createdAt: now,
            ...listedName('COMPANIES', email.userId, email.posting.company),
          },
          absent('pk'),
        ),
        takeQuota(email, limits, now),
        countOnRun(runKey, run.reserved, [person.pk, company.pk], anyway ? email.id : null),
        putUse(person, personUse, PERSON_CAP, now),
        putUse(company, companyUse, COMPANY_CAP, now),
        ...(email.quota === 'trial' ? [countInMonth(email, now)] : []),
      ])
      if (failed.length === 0) return 'reserved'
      if (failed.includes(2) || failed.includes(0)) return 'already_used'
      if (failed.includes(3)) return 'quota'
    }
    return 'contact_capped'
  }
}

function takeQuota(email: NewOutreachEmail, limits: QuotaLimits, now: Date): TransactionPart {
  if (email.quota === 'trial') {
    return part.update(keys.trialUsage(email.userId), {
      add: { used: 1 },
      when: anyOf(absent('used'), below('used', limits.trialTotal)),
    })
  }
  const day = dayOf(now)
  return part.update(keys.usage(email.userId, monthOf(now)), {
    add: { used: 1, [quotaOfDay(day)]: 1, [emailsOfDay(day)]: 1 },
    when: [
      anyOf(absent('used'), below('used', limits.perMonth)),
      anyOf(absent(quotaOfDay(day)), below(quotaOfDay(day), limits.perDay)),
    ],
  })
}

/**
 * A trial's emails also count in their month and day but are not limited by them, so that a user who starts
 * to pay within the month sees one number everywhere.
 */
const countInMonth = (email: NewOutreachEmail, now: Date): TransactionPart =>
  part.update(keys.usage(email.userId, monthOf(now)), {
    add: { used: 1, [quotaOfDay(dayOf(now))]: 1, [emailsOfDay(dayOf(now))]: 1 },
  })

/**
 * Counts the email on its run as it was read: a second worker that plans the same run after a crash would
 * otherwise write to the same person.
 */
const countOnRun = (
  run: Key,
  reserved: number,
  writtenTo: readonly string[],
  /** Id of an email that is written anyway, after the planning. */
  anyway: string | null,
): TransactionPart =>
  part.update(run, {
    add: { reserved: 1, open: 1 },
    append: { writtenTo, ...(anyway !== null && { writtenAnyway: [anyway] }) },
    when: anyway === null ? [{ reserved }, isNot('state', 'planned')] : { reserved },
  })

function putUse(
  key: Key,
  use: { version: number; uses: Record<string, number> },
  cap: Cap,
  now: Date,
): TransactionPart {
  // An objection made since the counter was read must not be overwritten.
  return part.put(
    {
      ...key,
      version: use.version + 1,
      uses: use.uses,
      objectedAt: null,
      ttl: ttlOf(new Date(now.getTime() + cap.windowMs)),
    },
    anyOf(absent('pk'), [{ version: use.version }, anyOf(absent('objectedAt'), { objectedAt: null })]),
  )
}
