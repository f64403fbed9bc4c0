import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { PLANS, TRIAL } from '#shared/catalog/plans.ts'
import { OPERATOR } from '#shared/catalog/operator.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { paths } from '#web/lib/paths.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

const HOURS = TRIAL.days * 24

export const THE_SERVICE: readonly PolicySection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <>
        <p>
          These terms are the contract between you and {OPERATOR.legalName}, {OPERATOR.address} ("we"), about{' '}
          {BRAND.name}. You accept them when you sign up. The{' '}
          <Link to={paths.privacyPolicy}>privacy policy</Link> and the{' '}
          <Link to={paths.refundPolicy}>refund policy</Link> belong to them.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <>
        <p>
          You upload a resume and say which job you look for, where, and what kind of person to write to. Once
          every 24 hours we look for postings that match, for the companies behind them and for somebody there
          who decides, and write one email for each. It is saved as a draft in your own Gmail account. You
          read it, change it and send it, or throw it away.
        </p>
        <p>
          <strong>We never send.</strong> Nothing leaves your mailbox unless you press send. That also means
          that what is sent is yours: see <a href="#acceptable-use">What you may not do</a>.
        </p>
        <p>
          The service suits experienced people and those who change fields. It does not suit entry-level roles
          that need a formal application, government or regulated roles, and roles that require screening by a
          human resources department. Countries and professions differ in how many postings our sources have.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may use it',
    body: (
      <p>
        You must be {POLICY.minimumAge} or older and able to enter into a contract. You use the service for
        your own search for work. Recruiters, agencies and people who write for others need our written
        consent.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You sign up and sign in with your own Google account; one person has one account. Keep the Google
          account safe, because who is in it is in yours here, and tell us at once if somebody else has used
          it.
        </p>
        <p>What you enter and upload has to be true and yours to use. Drafts repeat what your resume says.</p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The trial',
    body: (
      <>
        <p>
          Every plan begins with a free trial of {TRIAL.days} day ({HOURS} hours) with {TRIAL.emails} emails.
          Payment details are required at sign-up. $0 is due then, and nothing is charged during the trial.
        </p>
        <p>
          Unless you cancel before the {HOURS} hours are over, the plan you chose begins when they are, and
          its price for the first month is charged to your payment method. You may cancel at any time from
          your dashboard. If you upgrade during the trial, it ends there and then and the first month is
          charged at once. There is one trial for each person.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, prices and renewal',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Price per month</th>
              <th scope="col">Emails per day</th>
              <th scope="col">Emails per month</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(PLANS).map(({ id, name, priceUsd, emailsPerDay, emailsPerMonth }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>${priceUsd}</td>
                <td>{emailsPerDay}</td>
                <td>{emailsPerMonth}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Prices are in US dollars; taxes are added where the law says so, and shown before you pay. A plan is
          paid in advance, runs for a month and renews automatically every month until you cancel. Payments go
          through Stripe. If one fails we try again and tell you; until it succeeds we may pause the service.
        </p>
        <p>
          The numbers of emails are the most that we prepare; how many there are on a day depends on the
          postings. <strong>There is no overage charge</strong>: when the month’s emails are used up, the next
          come with the renewal. <strong>Unused emails do not roll over</strong> to another day or month.
        </p>
        <p>
          We may change prices. You get <strong>{POLICY.priceNoticeDays} days’ notice</strong> by email; the
          new price holds from the first renewal after that, and you can cancel before it.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <p>
          You may cancel at any time in your dashboard, in the section about your account.{' '}
          <strong>Cancellation takes effect at the end of the billing period</strong>: you keep access until
          then, nothing more is charged, and until then you can take the cancellation back.
        </p>
        <p>
          <strong>Monthly fees are non-refundable</strong>, except where the{' '}
          <Link to={paths.refundPolicy}>refund policy</Link> or the law says otherwise.
        </p>
      </>
    ),
  },
]
