import { POLICY } from '#shared/catalog/policies.ts'
import { erased, notExported, type DataRule } from './data-rule.ts'

export const STORES = {
  resumeFiles: erased('Your resume as a file, and its text', 'resumeFiles'),
  userSchedule: notExported('Your daily alarm', 'It repeats what stands under lastRun.', 'erased'),
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
    kept: 'Tax law demands it.',
  }),
  userPool: notExported(
    'The record of your Google sign-in at our identity provider',
    'It repeats what stands under account and signIns.',
    'erased',
  ),
  queues: notExported('Messages with ids of work to be done', 'They hold ids alone.', {
    expires: 14,
    why: 'They hold ids alone, and do nothing once the account is gone.',
  }),
  ownMail: notExported('Drafts and messages in your own mailbox', 'They are in your mailbox.', {
    kept: 'They are yours.',
  }),
  accessLogs: notExported(
    'Access logs with ids',
    'They say that something was asked for, under an id alone.',
    { expires: POLICY.technicalLogDays, why: 'Technical logs.' },
  ),
  backups: notExported('Copies of the table', 'They repeat what stands in it.', {
    expires: POLICY.backupDays,
    why: 'What was deleted is not put back.',
  }),
} satisfies Record<string, DataRule>
