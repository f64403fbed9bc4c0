import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { OPERATOR } from '#shared/catalog/operator.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { paths } from '#web/lib/paths.ts'
import type { PolicySection } from '#web/features/policies/policy.ts'

export const THE_LAW: readonly PolicySection[] = [
  {
    id: 'availability',
    title: 'Availability',
    body: (
      <p>
        We aim at an uptime of {POLICY.uptimePercent}% a month. That is a target and not a warranty:
        maintenance, failures of others and attacks happen. We announce planned maintenance where it can be
        felt. We may improve and change the service; if we take away something you pay for, you may cancel at
        once and get the unused part of the month back.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We are liable without limit for intent and gross negligence, for injury to life and health, for
          fraud, and wherever the law allows no limit. Otherwise we are liable only for the breach of a duty
          that the contract rests on, and then for the damage that was foreseeable, up to what you paid us in
          the twelve months before it. We are not liable for what you send, for what a recipient does with it,
          or for a job that did not come about.
        </p>
        <p>
          If somebody makes a claim against us because of emails that you sent against these terms, you take
          that cost from us as far as you are at fault.
        </p>
        <p>Rights that the law gives to consumers, and that no contract may take away, stay as they are.</p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'When we may end it',
    body: (
      <>
        <p>
          We may suspend an account that breaks these terms, that seems to be in other hands, or whose payment
          has failed, and close it when the cause is grave or is not removed after we asked. We tell you the
          reason unless the law forbids it, and you may answer. If we close an account without a fault of
          yours, you get the unused part of the month back.
        </p>
        <p>
          You may delete your account at any time. What happens to your data then is in the{' '}
          <Link to={`${paths.privacyPolicy}#retention`}>privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce changes by email {POLICY.priceNoticeDays} days before they hold, prices among them. If you
        do not agree, cancel before that day; the old terms hold until your period ends. Changes that only
        help you or that the law demands may hold at once.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          Talk to us first: <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>. Most disputes
          end there. A charge that you dispute should be reported to us within {POLICY.disputeReportDays} days
          of its date, so that it can be traced; see the <Link to={paths.refundPolicy}>refund policy</Link>.
        </p>
        <p>
          The law of {OPERATOR.law} applies, and the courts of {OPERATOR.courts} decide. If you are a
          consumer, the mandatory law of the country you live in protects you as well, and you may go to its
          courts. We do not take part in dispute resolution before a consumer arbitration board unless the law
          obliges us.
        </p>
      </>
    ),
  },
  {
    id: 'rest',
    title: 'The rest',
    body: (
      <p>
        If one of these terms does not hold, the others do. If we do not insist on a right at once, we keep
        it. You may not hand this contract to somebody else without our consent; we may hand it to whoever
        takes over the service, and you may then cancel at once. These terms are written in English, and the
        English text decides.
      </p>
    ),
  },
]
