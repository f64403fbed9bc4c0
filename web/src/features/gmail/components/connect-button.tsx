import { Button } from '#web/components/ui/button.tsx'
import type { GoTo } from '#web/lib/use-redirect.ts'
import { useConnectGmail } from '#web/features/gmail/use-connect-gmail.ts'

export function ConnectButton({ label, goTo }: { label: string; goTo?: GoTo | undefined }) {
  const { connecting, connect } = useConnectGmail(goTo)
  return (
    <Button variant="accent" busy={connecting} onClick={connect}>
      {connecting ? 'Connecting…' : label}
    </Button>
  )
}
