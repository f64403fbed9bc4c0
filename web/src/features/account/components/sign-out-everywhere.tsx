import { ActionRow } from './action-row.tsx'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { useEndAllSessions } from '#web/lib/session/use-end-session.ts'
import { SIGN_OUT_FAILED } from '#web/features/account/texts.ts'

/** For users who left a session open on a device that others can use. */
export function SignOutEverywhere() {
  const endAll = useEndAllSessions()
  const signOut = useMutation({
    mutationFn: () => endAll(paths.home),
    onError: () => notify.failure(SIGN_OUT_FAILED),
  })
  return (
    <ActionRow
      title="Sign out everywhere"
      action={
        <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {!signOut.isPending && <LogOut aria-hidden />}
          Sign out everywhere
        </Button>
      }
    >
      Signs you out of every browser at once, including this one. Your daily drafts continue.
    </ActionRow>
  )
}
