import { useState } from 'react'
import type {
  OwnPosting,
  OwnPostingCorrections,
  OwnPostingInput,
} from '#shared/models/outreach/own-posting.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { BackLink } from '#web/components/ui/links.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { ApiError, explain } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { isAtWork, useOwnPosting } from '#web/features/own-posting/use-own-posting.ts'
import { LinkForm, ReviewForm, TextForm } from './posting-forms.tsx'
import { ProgressSteps } from './progress-steps.tsx'

/** From a posting that the user found to one draft. */
export default function OwnPostingPage() {
  useTitle('A posting you found')
  const { id, query, read, write, show, startOver } = useOwnPosting()
  const begin = (body: OwnPostingInput) => read.mutate({ body }, { onSuccess: show })
  return (
    <div className="max-w-3xl">
      <div className="mb-4">
        <BackLink to={paths.tracker}>Tracker</BackLink>
      </div>
      <PageHeading title="A posting you found">
        We read it, find the person to write to, and save one draft in your Gmail. It uses one of your emails
        once we’ve found someone.
      </PageHeading>
      <Refused error={read.error ?? write.error} />
      {id === null ? (
        <Start key="new" busy={read.isPending} onSend={begin} />
      ) : (
        <Loaded
          query={query}
          skeleton={<LoadingSkeleton label="Loading the posting" variant="cards" />}
          failed="This posting couldn’t be loaded"
          advice="Nothing is lost. Try again in a moment."
          inCard
        >
          {({ ownPosting }) => (
            <Shown
              own={ownPosting}
              busy={read.isPending || write.isPending}
              onRead={begin}
              onWrite={(body) => write.mutate({ params: { id }, body }, { onSuccess: show })}
              onStartOver={startOver}
            />
          )}
        </Loaded>
      )}
    </div>
  )
}

interface StartProps {
  busy: boolean
  /** Begins with the form for the text, after a link that could not be read. */
  withText?: boolean
  onSend: (input: OwnPostingInput) => void
}

function Start({ busy, withText = false, onSend }: StartProps) {
  const [isText, setText] = useState(withText)
  const [isTurned, setTurned] = useState(withText)
  const turn = (toText: boolean) => {
    setText(toText)
    setTurned(true)
  }
  return isText ? (
    <TextForm busy={busy} focus={isTurned} onSend={onSend} onLink={() => turn(false)} />
  ) : (
    <LinkForm busy={busy} focus={isTurned} onSend={onSend} onText={() => turn(true)} />
  )
}

interface ShownProps {
  own: OwnPosting
  busy: boolean
  onRead: (input: OwnPostingInput) => void
  onWrite: (corrections: OwnPostingCorrections) => void
  onStartOver: () => void
}

function Shown({ own, busy, onRead, onWrite, onStartOver }: ShownProps) {
  const { state, posting, problem, emailId, link, contact } = own
  if (isAtWork(own))
    return (
      <Card className="px-5 py-5 sm:px-6">
        {posting !== null && (
          <p className="mb-4 wrap-anywhere">
            <span className="font-medium">{posting.jobTitle}</span>, {posting.companyName}
          </p>
        )}
        <ProgressSteps own={own} />
        <p className="mt-4 text-xs text-muted">
          You can leave this page. We’ll carry on, and the email will appear in your tracker.
        </p>
      </Card>
    )
  if (state === 'done')
    return (
      <Notice
        tone="good"
        live
        title={`The email to ${contact?.name ?? 'them'} is written`}
        action={
          <>
            {emailId !== null && (
              <ButtonLink variant="accent" to={paths.email(emailId)}>
                Read the email
              </ButtonLink>
            )}
            <Button onClick={onStartOver}>Add another posting</Button>
          </>
        }
      >
        {problem ??
          `It is about ${posting?.jobTitle} at ${posting?.companyName}. Read it, and send it from your Gmail.`}
      </Notice>
    )
  return (
    <div className="space-y-5">
      {problem !== null && (
        <Notice
          tone="warn"
          live
          title={state === 'unreadable' ? 'We couldn’t read this link' : 'No email was written'}
          action={
            state === 'refused' && emailId !== null ? (
              <ButtonLink size="sm" to={paths.email(emailId)}>
                Open the email
              </ButtonLink>
            ) : undefined
          }
        >
          {problem}
        </Notice>
      )}
      {posting === null ? (
        <Start busy={busy} withText={link !== null} onSend={onRead} />
      ) : (
        <ReviewForm posting={posting} link={link} busy={busy} onSend={onWrite} onStartOver={onStartOver} />
      )}
    </div>
  )
}

/** Where each reason against an email is mended; the others only need time. */
const REMEDIES: Readonly<Record<string, { readonly label: string; readonly to: string }>> = {
  not_configured: { label: 'Open the configuration', to: paths.configuration },
  resume_missing: { label: 'Upload your resume', to: paths.configuration },
  country_blocked: { label: 'Open the configuration', to: paths.configuration },
  mailbox_not_connected: { label: 'Connect Gmail', to: paths.configuration },
  mailbox_disconnected: { label: 'Connect Gmail again', to: paths.configuration },
  search_paused: { label: 'Open your account', to: paths.account },
  plan_paused: { label: 'Open your account', to: paths.account },
  no_plan: { label: 'Choose a plan', to: paths.changePlan },
  trial_expired: { label: 'Choose a plan', to: paths.changePlan },
  trial_used_up: { label: 'Choose a plan', to: paths.changePlan },
}

/** Why the posting was not taken, with the way to mend it. */
function Refused({ error }: { error: Error | null }) {
  const remedy = error instanceof ApiError ? REMEDIES[error.problem?.code ?? ''] : undefined
  return (
    <div role="alert">
      {error !== null && (
        <Notice
          tone="warn"
          className="mb-5"
          title="Not yet"
          action={
            remedy === undefined ? undefined : (
              <ButtonLink size="sm" to={remedy.to}>
                {remedy.label}
              </ButtonLink>
            )
          }
        >
          {explain(error, 'Your text is still here. Try again in a moment.')}
        </Notice>
      )}
    </div>
  )
}
