import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/user.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { showMoment } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { nextSyncQuery } from '#web/features/configuration/api/get-next-sync-info.ts'
import { useStartEmailDrafting } from '#web/features/configuration/api/start-email-drafting.ts'
import { panelOf } from '#web/features/configuration/panel.ts'
import { remedyOf } from '#web/features/configuration/run-progress.ts'
import { startFailure } from '#web/features/configuration/save-failure.ts'
import { startPayload } from '#web/features/configuration/start-payload.ts'
import { startState } from '#web/features/configuration/start-state.ts'
import { TOASTS } from '#web/features/configuration/texts.ts'
import { RemedyAction } from './remedy-action.tsx'
import { RunPanel } from './run-panel.tsx'
import { StartButton } from './start-button.tsx'
import { isPoorFit, PoorFitNotice } from '#web/features/configuration/components/form/title-fit.tsx'
import { useDraftingWatch } from './use-drafting-watch.ts'

interface StartSectionProps {
  user: User
  configuration: Configuration
  resume: Resume | null
  /** The button that opens the upgrade, for whoever needs a plan to go on. */
  upgrade?: ReactNode
}

export const START_HEADING = 'start-heading'

export function StartSection({ user, configuration, resume, upgrade }: StartSectionProps) {
  const now = useNow(30_000)
  const nextSync = useQuery(nextSyncQuery).data
  const gmail = useQuery(gmailIntegrationQuery)
  const fit =
    useQuery({ ...resumeFactsQuery, enabled: resume !== null, retryOnMount: false }).data?.fit ?? null
  const watch = useDraftingWatch(configuration.isProcessingJobs)
  const starting = useStartEmailDrafting()
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
  const panel = panelOf({
    start: state.kind,
    reason: state.reason,
    isProcessing: configuration.isProcessingJobs,
    justStarted: watch.waiting,
    nextBatch: nextSync?.nextSyncTime ? `on ${showMoment(nextSync.nextSyncTime)}` : null,
  })
  const start = () => {
    setBusy()
    watch.begin()
    starting.mutate(startPayload({ user, configuration, resume, now: Date.now() }), {
      onSuccess: () => notify.success(TOASTS.started),
      onError: (error) => {
        watch.forget()
        notify.failure(startFailure(error))
      },
    })
  }
  const problem = gmail.data?.problem ?? null
  const saysSo = watch.run !== null && remedyOf(watch.run) === 'connect-gmail'
  return (
    <Card aria-labelledby={START_HEADING} className="px-5 py-5 sm:px-6">
      <h2 id={START_HEADING} tabIndex={-1} className="sr-only">
        Start
      </h2>
      {gmail.isSuccess && !mailboxReady && !saysSo && state.kind !== 'plan-needed' && (
        <Notice
          tone="warn"
          className="mb-4"
          title={problem === null ? 'Gmail is not connected' : 'Gmail has to be connected again'}
          action={<RemedyAction remedy="connect-gmail" next={state.kind === 'no-mailbox'} />}
        >
          {problem ?? 'The drafts are saved in your own Gmail. Connect it before you start.'}
        </Notice>
      )}
      {fit !== null && isPoorFit(fit) && fit.jobTitle === configuration.jobTitle && (
        <PoorFitNotice fit={fit} className="mb-4" />
      )}
      <StartButton state={state} onStart={start} />
      <Notice
        tone={panel.tone}
        live
        className="mt-4"
        title={panel.title}
        action={state.kind === 'plan-needed' ? upgrade : undefined}
      >
        {panel.text}
      </Notice>
      {watch.run && <RunPanel run={watch.run} complete={watch.complete} mailboxReady={mailboxReady} />}
    </Card>
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
