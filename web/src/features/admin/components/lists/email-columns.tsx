import type { ReactNode } from 'react'
import type { AdminEmail } from '#shared/models/admin/admin.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showMoment } from '#web/lib/time.ts'
import type { Column } from '#web/components/admin/data-table.tsx'

/**
 * Sent and answered emails have a colour; others have none. A draft is called a draft here, because the
 * service sends nothing.
 */
const STATUSES: Readonly<Record<AdminEmail['status'], ReactNode>> = {
  sent: <Badge tone="good">Sent</Badge>,
  replied: <Badge tone="brand">Replied</Badge>,
  interview: <Badge tone="brand">Interview</Badge>,
  offer: <Badge tone="brand">Offer</Badge>,
  rejected: <Badge>Rejected</Badge>,
  withdrawn: <Badge>Withdrawn</Badge>,
  draft: <Badge>Draft</Badge>,
  draft_sent: <Badge>Draft in Gmail</Badge>,
  pending_send: <Badge>Ready to send</Badge>,
  scheduled: <Badge>Being written</Badge>,
  failed: <Badge>Failed</Badge>,
  discarded: <Badge>Discarded</Badge>,
}

/** The columns of every list of emails. */
export const EMAIL_COLUMNS: readonly Column<AdminEmail>[] = [
  {
    name: 'Job',
    cell: ({ jobTitle, companyName }) => (
      <>
        <span className="block font-medium">{jobTitle}</span>
        <span className="block text-muted">{companyName}</span>
      </>
    ),
    className: 'md:w-1/6',
  },
  {
    name: 'Contact',
    cell: ({ contactName, contactRole, contactEmail }) => (
      <>
        <span className="block">{contactName}</span>
        {contactRole !== null && <span className="block text-muted">{contactRole}</span>}
        <EmailAddress className="block text-muted">{contactEmail}</EmailAddress>
      </>
    ),
    className: 'md:w-1/5',
  },
  {
    name: 'Email',
    plain: true,
    cell: ({ emailSubject, emailBody }) =>
      emailBody === null ? (
        (emailSubject ?? <span className="text-muted">Not written yet</span>)
      ) : (
        <details className="max-w-prose">
          <summary className="cursor-pointer rounded-md py-0.5">
            {emailSubject ?? 'Without a subject'}
          </summary>
          <p className="mt-2 text-muted whitespace-pre-line">{emailBody}</p>
        </details>
      ),
  },
  { name: 'Status', cell: ({ status }) => STATUSES[status] },
  {
    name: 'Created',
    cell: ({ createdAt, sentAt }) => (
      <>
        <span className="block">{showMoment(createdAt)}</span>
        {sentAt !== null && <span className="block text-muted">Marked as sent {showMoment(sentAt)}</span>}
      </>
    ),
    className: 'tabular',
  },
]
