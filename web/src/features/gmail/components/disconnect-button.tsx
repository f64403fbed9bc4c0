import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useDisconnectGmail } from '#web/features/gmail/api/delete-gmail-integration.ts'

export function DisconnectButton({ mailbox }: { mailbox: string }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDisconnectGmail()
  return (
    <AlertDialog open={asking} onOpenChange={setAsking}>
      <AlertDialogTrigger asChild>
        <Button variant="danger" busy={isPending}>
          {isPending ? 'Disconnecting…' : 'Disconnect'}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title="Disconnect this mailbox?"
        description={
          <p>
            No new drafts are saved to <span className="font-medium wrap-anywhere text-ink">{mailbox}</span>{' '}
            until you connect again. Drafts that are there stay there.
          </p>
        }
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button>Keep it connected</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button variant="danger" onClick={() => mutate()}>
                Disconnect Gmail
              </Button>
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  )
}
