import { BRAND } from '#shared/brand.ts'
import { OPERATOR } from '#shared/catalog/operator.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

const { person, company } = RECIPIENT_CAPS

export const DATA_WE_HOLD: readonly PolicySection[] = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {OPERATOR.legalName}, {OPERATOR.address}, runs {BRAND.name} and decides what happens to personal
          data in it (the controller). Write to{' '}
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> about anything in this policy.
        </p>
        <p>
          This policy is about two groups of people: those who use {BRAND.name}, and those to whom our users
          write. The second group has its own section,{' '}
          <a href="#people-we-write-about">People to whom our users write</a>.
        </p>
      </>
    ),
  },
  {
    id: 'data-we-hold',
    title: 'What we hold about you, and why',
    body: (
      <>
        <p>
          For each kind: where it comes from, what it is for, and the legal basis under the General Data
          Protection Regulation (GDPR).
        </p>
        <dl>
          <dt>Your account</dt>
          <dd>
            Email address, first and last name and an account number from your Google sign-in. To know you
            again and to show you what is yours. Basis: our contract with you, Article 6(1)(b).
          </dd>
          <dt>Your resume</dt>
          <dd>
            The file you upload, its text, and the profile we read from it: roles, employers, skills, results,
            contact details. To choose fitting postings and to write drafts that claim nothing your resume
            does not say. Please leave out what a hiring manager need not know, such as health or religion.
            Basis: contract.
          </dd>
          <dt>What you are looking for</dt>
          <dd>
            Job title, country, city, age of postings, the role of the person to write to, and language and
            tone of your emails, as you enter them. Basis: contract.
          </dd>
          <dt>Your drafts and their record</dt>
          <dd>
            Each draft with its posting, its recipient, the source of every sentence, the result of our check,
            its status, and the texts that it replaced where you had it written again. To show you what was
            written and why, to keep to your allowance and never to write to the same person about the same
            job twice. Basis: contract.
          </dd>
          <dt>Your mailbox connection</dt>
          <dd>
            The address of the connected Gmail account and Google’s permission in encrypted form. To save
            drafts in it. Basis: contract, on the permission that you give at Google and can take back at any
            time.
          </dd>
          <dt>Payment</dt>
          <dd>
            Plan, trial, invoices, and the reference under which Stripe keeps your payment details; of a card
            at most its brand, last four digits and expiry. You enter the card into fields of Stripe’s, so its
            number never reaches us. Basis: contract; for invoices our legal duty, Article 6(1)(c).
          </dd>
          <dt>Messages to us</dt>
          <dd>
            Support tickets and what you send through the contact form, with your name and address. To answer.
            A contact message goes into our support mailbox and is not stored anywhere else. Basis: contract,
            or our legitimate interest in answering, Article 6(1)(f).
          </dd>
          <dt>Security records</dt>
          <dd>
            Sign-ins, changes to your account, and actions of our staff on it; technical logs with request
            numbers, times and results, without contents; hashes of network addresses to limit abuse, and the
            network addresses from which sign-ins failed, both kept for about a day. Basis: our legitimate
            interest in a service that is safe and works.
          </dd>
        </dl>
        <p>
          Without the account, the resume, the search and, after the trial, a payment method there is nothing
          we could do for you. Everything else is up to you. We buy no data about our users, and we sell none.
        </p>
      </>
    ),
  },
  {
    id: 'google',
    title: 'Data from Google',
    body: (
      <>
        <p>We ask Google for three things and no more:</p>
        <ul>
          <li>
            <strong>your email address</strong> and <strong>your basic profile</strong>, to sign you in; and,
          </li>
          <li>
            when you connect Gmail, <strong>managing drafts</strong> (<code>gmail.compose</code>), to save
            drafts in your mailbox and, by the headers of your drafts, to see whether one of ours is already
            there, so that nothing is saved twice.
          </li>
        </ul>
        <p>
          We do not read your mail; Google does not let us with this permission. It would also cover sending;{' '}
          {BRAND.name} has no function that sends from your mailbox. Nothing leaves it unless you press send.
          You can withdraw the permission in your dashboard or in your Google account; we then revoke it at
          Google and erase our copy.
        </p>
        <p>
          {BRAND.name}'s use and transfer of information received from Google APIs to any other app will
          adhere to the{' '}
          <a href="https://developers.google.com/terms/api-services-user-data-policy" rel="noopener">
            Google API Services User Data Policy
          </a>
          , including the Limited Use requirements. In plain words:
        </p>
        <ul>
          <li>Gmail data is used for the drafts you see, and for nothing else.</li>
          <li>It is not sold, not used for advertising or credit decisions, and not used to train models.</li>
          <li>
            It is passed on only as far as the drafts need it, for security, or where the law demands it.
          </li>
          <li>
            No person reads it unless you ask us to for a particular message, security requires it, or the law
            does.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'people-we-write-about',
    title: 'People to whom our users write',
    body: (
      <>
        <p>
          If you received an email that a user of {BRAND.name} drafted with us, this is about you. We hold
          your name, job title, employer, business email address with the result of its verification, and the
          public page or directory entry it was found in with the date it was seen.
        </p>
        <p>
          It comes from public sources: job postings, company sites, and Hunter, a directory of business
          addresses found on public web pages. We use it to propose you as the person to write to about one
          posting. The basis is the legitimate interest of job seekers in reaching the person who decides, and
          ours in helping them (Article 6(1)(f)). We weigh it with these limits:
        </p>
        <ul>
          <li>business addresses only, no private ones, and nothing about you beyond your work;</li>
          <li>
            at most {person.most} first emails to one person in {person.days} days and {company.most} to one
            company in {company.days} days, counted over all our users;
          </li>
          <li>every email is read and sent by a person, from their own address, and says who writes;</li>
          <li>postings that ask not to be contacted are left out.</li>
        </ul>
        <p>
          <strong>You may object at any time, without giving a reason.</strong> Answer the email, or write to{' '}
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> from the address in question. We
          then tell you what we hold and where it came from, delete it, and keep only a keyed fingerprint of
          your address, which is what stops all our users from being offered you again. The user who wrote to
          you is responsible for what they sent and for the mail in their own mailbox.
        </p>
      </>
    ),
  },
]
