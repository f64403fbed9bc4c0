import { POLICY } from '#shared/catalog/policies.ts'
import { notExported, type DataRule } from './data-rule.ts'

export const STORES = {
  /** Resumes as files, and their text. */
  resumeFiles: { exported: { as: 'resumeFiles' }, deleted: 'erased' },
  exportFiles: notExported('The file of an export', 'It repeats what is in the export.', 'erased'),
  userSchedule: notExported('Your daily schedule', 'It repeats what is under lastRun.', 'erased'),
  googleGrant: notExported(
    'The permission to save drafts in your Gmail',
    'It is a secret; the connection is under mailbox.',
    'erased',
  ),
  paymentProvider: notExported(
    'Your customer record and saved cards at Stripe',
    'Stripe holds it and shows it with each invoice; the ids are under billing.',
    'erased',
  ),
  invoices: notExported('Invoices and payments at Stripe', 'Stripe sent them to you; ask us for a copy.', {
    kept: 'Tax law requires it.',
  }),
  userPool: notExported(
    'The record of your Google sign-in at our identity provider',
    'It repeats what is under account and signIns.',
    'erased',
  ),
  queues: notExported('Messages with ids of work to be done', 'They hold only ids.', {
    expires: 14,
    why: 'They hold only ids, and do nothing once the account is deleted.',
  }),
  ownMail: notExported('Drafts and messages in your own mailbox', 'They are in your mailbox.', {
    kept: 'They are yours.',
  }),
  accessLogs: notExported(
    'Access logs with ids',
    'They only say that something was requested, under an id.',
    { expires: POLICY.technicalLogDays, why: 'Technical logs.' },
  ),
  visits: notExported(
    'What the site met in your browser, if you agreed: how fast its pages are, and errors of its scripts',
    'It is kept without your name and account, so nobody can find yours.',
    { expires: POLICY.visitDays, why: 'It is kept without your name and account.' },
  ),
  backups: notExported('Copies of the table', 'They repeat what is in it.', {
    expires: POLICY.backupDays,
    why: 'When a backup is restored, deleted accounts are deleted again.',
  }),
} satisfies Record<string, DataRule>
