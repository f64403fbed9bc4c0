import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { useRedirect } from '#web/lib/use-redirect.ts'

/** Redirects to Google's consent page. */
export function ConnectButton({ label }: { label: string }) {
  const { redirecting, redirect } = useRedirect(
    notify.refusal({ title: 'Connection Failed', description: 'Failed to start Gmail authentication' }),
  )
  return (
    <Button variant="accent" busy={redirecting} onClick={() => redirect(paths.googleStart)}>
      {redirecting ? 'Connecting…' : label}
    </Button>
  )
}
