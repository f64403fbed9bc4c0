import * as z from 'zod/mini'
import { json, subscribers, yesOrNo } from './context-fields.ts'

/** Settings for the bad days: who is told, who watches, and what a lost region left. */
export const BAD_DAYS = {
  /** Who is told of alarms, by urgency; `alarmEmail` when absent. */
  alarmSubscribers: z.optional(
    z.pipe(z.transform(json), z.strictObject({ now: subscribers, later: subscribers })),
  ),
  /** Another account of the organization that keeps the copies of the backups and the list of deletions. */
  backupAccount: z.optional(z.string().check(z.regex(/^\d{12}$/, 'An account number has twelve digits.'))),
  /** CloudTrail, GuardDuty and Access Analyzer; false where the organization watches the account itself. */
  audit: z._default(yesOrNo('audit is true or false.'), true),
  /** After the loss of a region: what was saved there is adopted instead of created (docs/recovery.md). */
  hmacSecretArn: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:\S+$/,
          'Give the ARN of the replica of hmac.',
        ),
      ),
  ),
  mailboxKeyArn: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^arn:aws:kms:[a-z0-9-]+:\d{12}:key\/mrk-[0-9a-f]{32}$/,
          'Give the ARN of the copy of the mailboxes’ key, whose id begins with mrk-.',
        ),
      ),
  ),
  erasuresBucket: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9.-]{3,63}@[a-z0-9-]+$/, 'Give the list of deletions as BUCKET@REGION.')),
  ),
  tableName: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.-]{3,255}$/, 'Give the name of the table that was restored from a backup.')),
  ),
  /** Id of the service's own user, whose run tries each deployment; only a dev stage has one. */
  ownUser: z.optional(
    z.string().check(z.regex(/^usr_\w+$/, 'Give ownUser as the id of an account, which begins with usr_.')),
  ),
}
