import { BRAND } from '#shared/brand.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

export const DATA_WE_SHARE: readonly PolicySection[] = [
  {
    id: 'automation',
    title: 'How drafts come about',
    body: (
      <>
        <p>
          A program compares postings with your resume, ranks the people who may decide, writes the draft and
          checks it. The text is made from your resume, the posting and facts that you confirmed; a sentence
          without a source blocks the draft. Where a language model writes, it is given that material and
          nothing about anybody else, and its provider may not train on it.
        </p>
        <p>
          None of this decides anything about you with legal or similar effect (Article 22). You decide what
          is sent. Who answers is decided by the people you write to.
        </p>
      </>
    ),
  },
  {
    id: 'processors',
    title: 'Who works for us, and who gets data',
    body: (
      <>
        <p>
          These companies process data on our behalf under a contract, or receive the little that they need:
        </p>
        <dl>
          <dt>Amazon Web Services</dt>
          <dd>
            Servers, database, files, queues and our outgoing mail; also the language model, where one writes
            (Amazon Bedrock).
          </dd>
          <dt>Google</dt>
          <dd>
            Your sign-in, and Gmail, where your drafts are saved. What is in your mailbox is between you and
            Google.
          </dd>
          <dt>Stripe</dt>
          <dd>
            Payments, invoices and payment details. Stripe is itself responsible for checks that the law asks
            of it.
          </dd>
          <dt>Hunter</dt>
          <dd>
            Business contacts at a company. It is asked by the company’s domain and a name, and is not told
            who asks.
          </dd>
          <dt>Adzuna and public job boards</dt>
          <dd>Postings. They are asked by title and place, and are not told who asks.</dd>
          <dt>Plausible</dt>
          <dd>
            Page views, without cookies. See <a href="#cookies">the section on cookies</a>.
          </dd>
        </dl>
        <p>
          We give data to authorities only where the law obliges us, and to a buyer of the business only under
          this policy and after telling you. When a processor changes, this list changes first.
        </p>
      </>
    ),
  },
  {
    id: 'staff',
    title: 'Access by our staff',
    body: (
      <>
        <p>
          Few people can reach user data: administrators, who help with accounts and can see profile,
          configuration, the state of the mail connection and the list of emails, and super administrators,
          who also appoint administrators. They use it to answer you, to repair a defect or to stop abuse.
        </p>
        <p>
          Every look at personal data and every change by staff is written into an audit log that nobody can
          edit. Nobody of ours can open your mailbox or see your card number. Audit logs are kept for{' '}
          {POLICY.auditLogYears} year.
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Where data is processed',
    body: (
      <p>
        Our servers stand in the United States. Data of people in the European Economic Area, the United
        Kingdom and Switzerland goes there, and to the companies named above, under the EU-US Data Privacy
        Framework where the recipient is certified, and otherwise under the European Commission’s standard
        contractual clauses. Ask us for a copy.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, browser storage and page views',
    body: (
      <>
        <p>
          {BRAND.name} sets cookies that it cannot work without: one that keeps you signed in, which ends 60
          minutes after you were last active, and short-lived ones that tie a trip to Google or to the payment
          page to your browser. The plan you chose is remembered in your browser until you sign up. Stripe
          sets cookies on the payment page to recognise fraud.
        </p>
        <p>
          Page views are counted by Plausible, without cookies and without following you to other sites: the
          path of the page and the site you came from, and, taken from the request and not kept with your
          network address, country and kind of device. Nothing is counted when your browser sends{' '}
          <em>Do Not Track</em> or <em>Global Privacy Control</em>. Basis: our legitimate interest in knowing
          which pages are read, to which you may object in this way.
        </p>
      </>
    ),
  },
]
