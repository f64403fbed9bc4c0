import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useDisconnectGmail } from '#web/features/gmail/api/gmail.ts'

export function DisconnectButton({ mailbox }: { mailbox: string }) {
  const { mutate, isPending } = useDisconnectGmail()
  return (
    <AlertDialog
      trigger={
        <Button variant="danger" busy={isPending}>
          {isPending ? 'Disconnecting…' : 'Disconnect'}
        </Button>
      }
      title="Disconnect this mailbox?"
      description={
        <p>
          No new drafts are saved to <span className="font-medium wrap-anywhere text-ink">{mailbox}</span>{' '}
          until you connect again. Drafts that are there stay there.
        </p>
      }
      keep={<Button>Keep it connected</Button>}
      act={
        <Button variant="danger" onClick={() => mutate()}>
          Disconnect Gmail
        </Button>
      }
    />
  )
}
