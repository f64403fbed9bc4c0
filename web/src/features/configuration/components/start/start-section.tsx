import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/account/user.ts'
import { notify } from '#web/lib/notify.ts'
import { useNow } from '#web/lib/use-now.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import { getLatestRun, startEmailDrafting } from '#shared/contracts/outreach.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { startFailure } from '#web/features/configuration/save-failure.ts'
import { startPayload } from '#web/features/configuration/start-payload.ts'
import { isProcessing, nextStep } from '#web/features/configuration/next-step/next-step.ts'
import { SetupSteps } from '#web/features/configuration/components/setup-steps.tsx'
import { RunPanel } from './run-panel.tsx'
import type { Edit, StepSlots } from './step-button.tsx'
import { START_HEADING, StepCard } from './step-card.tsx'
import { isPoorFit, PoorFitNotice } from '#web/features/configuration/components/form/title-fit.tsx'
import { useDraftingWatch } from './use-drafting-watch.ts'

interface StartSectionProps extends StepSlots {
  user: User
  configuration: Configuration
  resume: Resume | null
  /** Whether the form is open, so that saving it is the primary action. */
  editing: boolean
  onEdit: Edit
}

export function StartSection({ user, configuration, resume, editing, onEdit, ...slots }: StartSectionProps) {
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
  const step = nextStep({
    user,
    configuration,
    nextSync,
    run: watch.run,
    busy: busy || starting.isPending,
    justStarted: watch.waiting,
    mailboxReady: gmail.isSuccess ? mailboxReady : null,
    mailboxProblem: gmail.data?.problem ?? null,
    now,
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
  useEffect(() => {
    // The pressed button is gone: the focus would be lost.
    if (busy) document.getElementById(START_HEADING)?.focus()
  }, [busy])
  // The fit of the job title matters before a run, not during or after one.
  const hasPoorFit =
    (step.action === 'start' || step.action === 'connect-gmail') &&
    fit !== null &&
    isPoorFit(fit) &&
    fit.jobTitle === configuration.jobTitle
  // A charge that failed comes first.
  const next = !editing && user.overdue === null
  return (
    <section aria-labelledby={START_HEADING}>
      {watch.run === null && (
        <SetupSteps current={step.action === 'connect-gmail' ? 1 : 2} className="mb-6" />
      )}
      {hasPoorFit && <PoorFitNotice fit={fit} className="mb-4" />}
      <StepCard step={step} onStart={start} onEdit={onEdit} next={next} {...slots} />
      {watch.run && (
        <RunPanel
          run={watch.run}
          complete={watch.complete}
          next={next && step.action === null}
          linked={step.action !== 'read-drafts'}
        />
      )}
    </section>
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
