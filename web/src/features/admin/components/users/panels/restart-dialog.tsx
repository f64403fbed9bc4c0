import { restartUserRun } from '#shared/contracts/admin/user-page.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { DecisionDialog } from './decision-dialog.tsx'

interface RestartDialogProps {
  userId: string
  email: string
  /** The run that ended with nothing, as it is shown. */
  lastRunId: string
  onClose: () => void
}

/** Asks why a run is started again; the server says where it cannot be. */
export default function RestartDialog({ userId, email, lastRunId, onClose }: RestartDialogProps) {
  const restart = useAdminCall(restartUserRun, [])
  return (
    <DecisionDialog
      act={{
        title: 'Start the run again',
        effects: `The run of today is prepared for ${email} now, as if the user had started it. Its emails count as usual.`,
        button: 'Start run',
        send: ({ operationId, reason }) =>
          restart.mutateAsync({ params: { id: userId }, body: { operationId, reason, lastRunId } }),
      }}
      onClose={onClose}
    />
  )
}
