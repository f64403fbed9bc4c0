import { POLICY } from '#shared/catalog/policies.ts'
import type { DataRule } from './data-rule.ts'

export const STORES = {
  resumeFiles: {
    holds: 'Your resume as a file, and its text',
    exported: { as: 'resumeFiles' },
    deleted: 'erased',
  },
  userSchedule: {
    holds: 'Your daily alarm',
    exported: { not: 'It repeats what stands under lastRun.' },
    deleted: 'erased',
  },
  googleGrant: {
    holds: 'The permission to save drafts in your Gmail',
    exported: { not: 'It is a secret; the connection is under mailbox.' },
    deleted: 'erased',
  },
  paymentProvider: {
    holds: 'Your customer record and saved cards at Stripe',
    exported: { not: 'Stripe holds it and shows it with each invoice; the ids are under billing.' },
    deleted: 'erased',
  },
  invoices: {
    holds: 'Invoices and payments at Stripe',
    exported: { not: 'Stripe sent them to you; ask us for a copy.' },
    deleted: { kept: 'Tax law demands it.' },
  },
  userPool: {
    holds: 'The record of your Google sign-in at our identity provider',
    exported: { not: 'It repeats what stands under account and signIns.' },
    deleted: 'erased',
  },
  queues: {
    holds: 'Messages with ids of work to be done',
    exported: { not: 'They hold ids alone.' },
    deleted: { expires: 14, why: 'They hold ids alone, and do nothing once the account is gone.' },
  },
  ownMail: {
    holds: 'Drafts and messages in your own mailbox',
    exported: { not: 'They are in your mailbox.' },
    deleted: { kept: 'They are yours.' },
  },
  accessLogs: {
    holds: 'Access logs with ids',
    exported: { not: 'They say that something was asked for, under an id alone.' },
    deleted: { expires: POLICY.technicalLogDays, why: 'Technical logs.' },
  },
  backups: {
    holds: 'Copies of the table',
    exported: { not: 'They repeat what stands in it.' },
    deleted: { expires: POLICY.backupDays, why: 'What was deleted is not put back.' },
  },
} as const satisfies Record<string, DataRule>
