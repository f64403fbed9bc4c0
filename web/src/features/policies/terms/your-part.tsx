import { BRAND } from '#shared/brand.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

export const YOUR_PART: readonly PolicySection[] = [
  {
    id: 'acceptable-use',
    title: 'What you may not do',
    body: (
      <>
        <p>You are the sender of every email that leaves your mailbox. You agree that you</p>
        <ul>
          <li>read every draft before you send it, and send only what is true and what you stand behind;</li>
          <li>write as yourself, from your own account, about a job you would take;</li>
          <li>
            keep the laws on unsolicited email of your country and of the recipient’s, among them the CAN-SPAM
            Act in the United States, CASL in Canada and the rules that follow the ePrivacy Directive in
            Europe; some countries ask for the recipient’s consent first;
          </li>
          <li>
            stop writing to anybody who asks you to, and pass an objection on to us if it is meant for us;
          </li>
          <li>
            do not send a draft to other people than the one it was written to, and do not use contacts for
            selling, for lists or for anything but your application;
          </li>
          <li>do not threaten, deceive, harass or discriminate;</li>
          <li>do not get around limits or trials with further accounts, and do not share your account;</li>
          <li>
            do not probe, overload, copy or resell the service, or read it out by program beyond the export of
            your own data;
          </li>
          <li>keep to Google’s rules for Gmail.</li>
        </ul>
        <p>
          So that nobody is flooded, we limit how often one person and one company is written to across all
          users, and we leave out whoever has objected. You may therefore get fewer drafts than your plan
          allows.
        </p>
      </>
    ),
  },
  {
    id: 'no-guarantee',
    title: 'What we do not promise',
    body: (
      <>
        <p>
          We promise no answer, no interview and no job. Figures on our pages tell what others have seen; they
          are not a promise to you. Postings, contacts and addresses come from public sources and may be out
          of date or wrong. We check drafts with care, and you check them last.
        </p>
        <p>{BRAND.name} is no recruiter, no employment agency and no legal or career adviser.</p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Services of others',
    body: (
      <p>
        The service works with Google, Stripe and sources of postings and contacts. Their terms hold between
        you and them. If one of them fails, changes or ends, parts of ours may too; we say so in your
        dashboard, and where we can we find another way.
      </p>
    ),
  },
  {
    id: 'property',
    title: 'What belongs to whom',
    body: (
      <>
        <p>
          Your resume, your entries and the drafts written for you are yours. You allow us to store and
          process them as far as the service needs it, and until you delete them.
        </p>
        <p>
          The service, its design, its texts and its name are ours. You may use them as long as you have an
          account. If you send us an idea, we may use it without owing you anything.
        </p>
      </>
    ),
  },
]
