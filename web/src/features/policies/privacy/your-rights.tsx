import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { paths } from '#web/lib/paths.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

export const YOUR_RIGHTS: readonly PolicySection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <dl>
          <dt>Your account and everything in it</dt>
          <dd>
            Until you delete it. Account data is deleted within {POLICY.deletionDays} days of your request.
            You can also have your data deleted on its own after 30, 60 or 90 days without activity, or never:
            choose it on the <Link to={paths.privacy}>privacy page</Link> of your account. A plan or trial
            counts as activity, a mail warns you {RETENTION.warningDays} days before, and signing in keeps the
            account.
          </dd>
          <dt>Google connections</dt>
          <dd>
            OAuth integrations are cleaned up after {POLICY.idleConnectionDays} days of inactivity: the
            permission is revoked at Google and erased here. Disconnecting does the same at once.
          </dd>
          <dt>Contacts and answers of our sources</dt>
          <dd>
            Seven days, or thirty where a source knew nothing. A contact for whom a draft was written stays
            with that draft, and goes with it.
          </dd>
          <dt>Logs</dt>
          <dd>
            Audit logs: {POLICY.auditLogYears} year. Your activity log: {POLICY.activityLogDays} days.
            Technical logs: at most {POLICY.technicalLogDays} days.
          </dd>
          <dt>Backups</dt>
          <dd>{POLICY.backupDays} days. What you delete leaves them by then and is not put back.</dd>
          <dt>Invoices</dt>
          <dd>As long as tax law demands, at Stripe and in our books.</dd>
          <dt>That your trial was used</dt>
          <dd>
            A keyed fingerprint of your address and of the card, {POLICY.trialMarkYears} years after your
            account was deleted: a trial is given once a person. Neither can be read from it.
          </dd>
          <dt>Objections of people written to</dt>
          <dd>A fingerprint of the address, for good: without it the objection would be forgotten.</dd>
        </dl>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may see your data, have it corrected, deleted or restricted, take it with you, object to a use
          that rests on legitimate interest, and withdraw consent for the future. It costs nothing, and we
          answer privacy requests within {POLICY.privacyReplyDays} days.
        </p>
        <p>
          Two of these you can do yourself, signed in, on the privacy page of your account or by calling our
          interface:
        </p>
        <ul>
          <li>
            <strong>Export</strong> everything we hold about you as a file:{' '}
            <code>GET /api/user/export-data</code>
          </li>
          <li>
            <strong>Delete</strong> your account: <code>DELETE /api/user/account</code>
          </li>
        </ul>
        <p>
          Deleting ends your subscription, disconnects Gmail, removes your resume, configuration, drafts and
          their record, and everything else but what this policy names. Drafts in your Gmail are yours and
          stay there.
        </p>
        <p>
          For all else write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> from the
          address of your account. You may complain to the data protection authority where you live. If you
          live in California or another state with a privacy law of its own, you have the rights it gives you;
          we neither sell nor share personal information in its sense, and nobody is treated worse for using a
          right.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <>
        <p>
          Connections are encrypted. Data is encrypted where it is stored; Google’s permissions are sealed
          once more with a key of their own that is bound to your account. Every function of the service may
          reach only what it needs. Sessions end by themselves, and tokens, passwords and the contents of
          drafts never stand in logs.
        </p>
        <p>
          No system is beyond failing. If you find a weakness, write to us before you tell others; we thank
          people who do.
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    title: 'When something goes wrong',
    body: (
      <p>
        If personal data is lost or falls into the wrong hands, we notify the supervisory authority within{' '}
        {POLICY.breachNoticeHours} hours of learning of it. We notify you within the same{' '}
        {POLICY.breachNoticeHours} hours if you are affected: what happened, which data, what we do and what
        you can do.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        {BRAND.name} is for people who are {POLICY.minimumAge} or older. We hold no data of younger people
        knowingly; if you think that we do, write to us and it is deleted.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        The date at the top says which version you read. When we want to use data for something new, or pass
        it to somebody new, we say so by email before it happens. Where the law asks for your consent, nothing
        changes without it.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>, or the form on the{' '}
        <Link to={paths.contact}>contact page</Link>. Say that it is about privacy; a person reads it.
      </p>
    ),
  },
]
