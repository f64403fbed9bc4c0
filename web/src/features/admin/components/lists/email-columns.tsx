import type { AdminEmail } from '#shared/models/admin/admin.ts'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { showMoment } from '#web/lib/time.ts'
import type { Column } from './data-table.tsx'
import { EmailStatusBadge } from './status-badges.tsx'

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
  { name: 'Status', cell: ({ status }) => <EmailStatusBadge status={status} /> },
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
