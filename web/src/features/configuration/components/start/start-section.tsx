import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/account/user.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { showMoment } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import { getLatestRun, startEmailDrafting } from '#shared/contracts/outreach.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { panelOf, type Panel } from '#web/features/configuration/panel.ts'
import { startFailure } from '#web/features/configuration/save-failure.ts'
import { startPayload } from '#web/features/configuration/start-payload.ts'
import { isAtWork, isProcessing, startState } from '#web/features/configuration/start-state.ts'
import { SetupSteps } from '#web/features/configuration/components/setup-steps.tsx'
import { RemedyAction, remedyOf, type Edit } from './remedy-action.tsx'
import { RunPanel } from './run-panel.tsx'
import { StartButton } from './start-button.tsx'
import { isPoorFit, PoorFitNotice } from '#web/features/configuration/components/form/title-fit.tsx'
import { useDraftingWatch } from './use-drafting-watch.ts'

interface StartSectionProps {
  user: User
  configuration: Configuration
  resume: Resume | null
  /** The upgrade button, for users who need a plan to continue. */
  upgrade?: ReactNode
  /** Whether the form is open, so that saving it is the primary action. */
  editing: boolean
  onEdit: Edit
}

export const START_HEADING = 'start-heading'

const CONNECT_TO_START = 'The drafts are saved in your own Gmail. Connect it before you start.'
const CONNECT_TO_SAVE = 'Connect it, so that this run can save its drafts there.'

export function StartSection({ user, configuration, resume, upgrade, editing, onEdit }: StartSectionProps) {
  const now = useNow(30_000)
  const nextSync = useQuery(nextSyncQuery).data
  const gmail = useQuery(gmailIntegrationQuery)
  const fit =
    useQuery({ ...resumeFactsQuery, enabled: resume !== null, retryOnMount: false }).data?.fit ?? null
  const watch = useDraftingWatch(isProcessing(configuration, now))
  const starting = useCall(startEmailDrafting, {
    changes: [[getLatestRun.path], [getConfiguration.path], nextSyncQuery.queryKey],
    done: () => ({
      title: 'Email Drafting Started',
      description: 'Your personalized emails are being prepared...',
    }),
  })
  const [busy, setBusy] = useBusy()

  const mailboxReady = gmail.data?.isActive === true
  const state = startState({
    user,
    configuration,
    nextSync,
    run: watch.run,
    busy: busy || starting.isPending,
    mailboxReady: gmail.isSuccess ? mailboxReady : null,
    now,
  })
  const panel = panelOf(state, {
    isProcessing: isProcessing(configuration, now),
    justStarted: watch.waiting,
    hasRunBefore: watch.run !== null,
    nextBatch: nextSync?.nextSyncTime ? `on ${showMoment(nextSync.nextSyncTime)}` : null,
  })
  const start = () => {
    setBusy()
    watch.begin()
    starting.mutate(
      { body: startPayload({ user, configuration, resume, now: Date.now() }) },
      {
        onError: (error) => {
          watch.forget()
          notify.failure(startFailure(error))
        },
      },
    )
  }
  const problem = gmail.data?.problem ?? null
  // The fit of the job title matters before a run, not during one.
  const atWork = isAtWork({ configuration, run: watch.run, now })
  const runAsksForMailbox = watch.run !== null && remedyOf(watch.run) === 'connect-gmail'
  const asksForMailbox =
    gmail.isSuccess && !mailboxReady && !runAsksForMailbox && state.kind !== 'plan-needed'
  return (
    <section aria-labelledby={START_HEADING}>
      <h2 id={START_HEADING} tabIndex={-1} className="sr-only">
        Start
      </h2>
      {watch.run === null && <SetupSteps current={asksForMailbox ? 1 : 2} className="mb-6" />}
      {asksForMailbox && (
        <Notice
          tone="warn"
          className="mb-4"
          title={problem === null ? 'Gmail is not connected' : 'Gmail needs to be connected again'}
          action={<RemedyAction remedy="connect-gmail" onEdit={onEdit} next={state.kind === 'no-mailbox'} />}
        >
          {problem ?? (atWork ? CONNECT_TO_SAVE : CONNECT_TO_START)}
        </Notice>
      )}
      {!atWork && fit !== null && isPoorFit(fit) && fit.jobTitle === configuration.jobTitle && (
        <PoorFitNotice fit={fit} className="mb-4" />
      )}
      {state.kind !== 'no-mailbox' && (
        <>
          <StartButton state={state} onStart={start} next={!editing} />
          <StatePanel panel={panel} action={state.kind === 'plan-needed' ? upgrade : undefined} />
        </>
      )}
      {watch.run && (
        <RunPanel
          run={watch.run}
          complete={watch.complete}
          mailboxReady={mailboxReady}
          canStart={state.kind === 'ready'}
          next={state.kind !== 'ready' && !editing}
          onEdit={onEdit}
        />
      )}
    </section>
  )
}

/** What the state means: a notice where the user has something to do, plain text otherwise. */
function StatePanel({ panel, action }: { panel: Panel; action: ReactNode }) {
  if (panel.isWarning) {
    return (
      <Notice tone="warn" live className="mt-4" title={panel.title} action={action}>
        {panel.text}
      </Notice>
    )
  }
  return (
    <div aria-live="polite" className="mt-1 text-sm text-muted">
      <p className="font-medium text-ink">{panel.title}</p>
      <p className="measure">{panel.text}</p>
    </div>
  )
}

/** True for five seconds after the press. */
function useBusy(): [boolean, () => void] {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setBusy(false), CYCLE.busyButtonMs)
    return () => clearTimeout(timer)
  }, [busy])
  return [busy, () => setBusy(true)]
}
