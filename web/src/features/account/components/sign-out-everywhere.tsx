import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { useEndAllSessions } from '#web/lib/session/use-end-session.ts'
import { SIGN_OUT_FAILED } from '#web/features/account/texts.ts'

/** For somebody who has left a session open where others can reach it. */
export function SignOutEverywhere() {
  const endAll = useEndAllSessions()
  const signOut = useMutation({
    mutationFn: () => endAll(paths.home),
    onError: () => notify.failure(SIGN_OUT_FAILED),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-base font-medium">Sign out everywhere</h3>
        <p className="mt-1 measure text-sm text-muted">
          Ends your sessions in every browser at once, this one too. Your daily drafts continue.
        </p>
      </div>
      <Button busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {!signOut.isPending && <LogOut aria-hidden />}
        Sign out everywhere
      </Button>
    </div>
  )
}
