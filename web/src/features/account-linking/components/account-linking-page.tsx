import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LinkScenario } from '#shared/models/account/account-linking.ts'
import { Section } from '#web/components/ui/section.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { retryWords } from '#web/lib/api/retry-words.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import {
  useDetectAccountConflict,
  useLinkAccounts,
} from '#web/features/account-linking/api/account-linking.ts'
import { readLinkAddress } from '#web/features/account-linking/link-address.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { DetectForm } from './detect-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { OlderAccount } from './older-account.tsx'

/**
 * The steps detect, mail, confirm, link and complete. The proof for the other account is only kept in memory, while
 * the page is open.
 */
export default function AccountLinkingPage() {
  useTitle('Link your accounts')
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [linkAddress] = useState(() => readLinkAddress(search, hash))
  const [scenario, setScenario] = useState<LinkScenario | null>(linkAddress.scenario)
  const [tried, setTried] = useState<string | null>(null)
  /** Where a link was mailed to, and what the server said about it. */
  const [sent, setSent] = useState<{ readonly email: string; readonly message: string } | null>(null)
  const password = useRef('')
  const detect = useDetectAccountConflict()
  const link = useLinkAccounts()
  const waitFor = retryWords(link.error) ?? retryWords(detect.error)
  const tooManyTries = waitFor !== null && (
    <Notice tone="warn" className="mt-8" title="Too many tries">
      {waitFor}
    </Notice>
  )
  const needsSignIn = isUnauthenticated(detect.error) || isUnauthenticated(link.error)

  useEffect(() => {
    // The proof works once, and must not stay in the address or the history.
    if (hash !== '') void navigate({ search }, { replace: true })
  }, [hash, search, navigate])

  const onDetect = (email: string, typed: string) => {
    password.current = typed
    setTried(email)
    detect.mutate(
      { email, password: typed },
      {
        onSuccess: ({ scenario: found, message }) => {
          setScenario(found)
          setSent(found === null ? { email, message } : null)
        },
      },
    )
  }

  const onLink = (chosen: LinkScenario) => {
    const proof =
      password.current === '' ? { proof: linkAddress.proof ?? '' } : { confirmPassword: password.current }
    link.mutate({ scenario: chosen, ...proof })
  }

  return (
    <div className="mx-auto max-w-xl px-5 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Link your accounts</h1>
      <p className="mt-3 text-muted">Merge two Reachwell accounts. First we check that both are yours.</p>
      {needsSignIn && (
        <Notice
          tone="warn"
          role="alert"
          className="mt-8"
          title="Sign in first"
          action={
            <ButtonLink variant="accent" href={paths.googleStart}>
              Continue with Google
            </ButtonLink>
          }
        >
          Linking starts from one of the two accounts. Sign in to it, then come back to this page.
        </Notice>
      )}
      {step()}
    </div>
  )

  function step() {
    if (link.isSuccess) return <LinkComplete message={link.data.message} />
    if (link.isPending) {
      return (
        <output className="mt-10 flex items-center gap-3 text-lg">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-brand" />
          Linking your accounts. This takes a few seconds; please keep this page open.
        </output>
      )
    }
    if (scenario !== null)
      return (
        <>
          {tooManyTries}
          <ConfirmLink
            scenario={scenario}
            onCancel={() => setScenario(null)}
            onLink={() => onLink(scenario)}
          />
        </>
      )
    if (sent !== null)
      return (
        <MailSent
          {...sent}
          busy={detect.isPending}
          onAgain={() => onDetect(sent.email, '')}
          onOther={() => setSent(null)}
        />
      )
    return (
      <>
        {linkAddress.email !== null && <OlderAccount {...linkAddress} email={linkAddress.email} />}
        {tooManyTries}
        <DetectForm busy={detect.isPending} known={tried ?? linkAddress.email ?? ''} onDetect={onDetect} />
      </>
    )
  }
}

const NEXT_STEPS = [
  'Open your dashboard and check your configuration: we keep the remaining account’s settings.',
  'Your drafts and everything in the tracker are in one list now.',
  'If both accounts had a mailbox, we keep the remaining account’s.',
] as const

function LinkComplete({ message }: { message: string }) {
  return (
    <Section level={2} title="Accounts Successfully Linked!" titleClass="text-2xl" className="mt-8">
      <p className="mt-3">{message}</p>
      <h3 className="mt-6 text-base">What to do next</h3>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm marker:text-muted">
        {NEXT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" size="lg" to={paths.configuration}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink size="lg" to={paths.login}>
          Test Login
        </ButtonLink>
      </div>
    </Section>
  )
}
