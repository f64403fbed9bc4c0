import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { useRevokeGmail } from '#web/features/privacy/api/privacy.ts'
import { REVOKE_FAILED, REVOKED } from '#web/features/privacy/texts.ts'

export function RevokeButton({ mailbox }: { mailbox: string }) {
  const { mutate, isPending } = useRevokeGmail()
  const revoke = () =>
    mutate(undefined, { onSuccess: () => notify.success(REVOKED), onError: notify.refusal(REVOKE_FAILED) })
  return (
    <AlertDialog
      trigger={
        <Button variant="danger" busy={isPending}>
          {isPending ? 'Revoking' : 'Revoke access'}
        </Button>
      }
      title="Revoke our access to Gmail?"
      description={
        <p>
          The permission for <span className="font-medium wrap-anywhere text-ink">{mailbox}</span> ends at
          Google and is erased here. No new drafts are saved until you connect again.
        </p>
      }
      keep={<Button>Keep access</Button>}
      act={
        <Button variant="danger" onClick={revoke}>
          Revoke access
        </Button>
      }
    />
  )
}
