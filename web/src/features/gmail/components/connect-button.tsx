import { Button } from '../../../components/ui/button.tsx'
import type { GoTo } from '../../../lib/use-leaving.ts'
import { useConnectGmail } from '../use-connect-gmail.ts'

export function ConnectButton({ label, goTo }: { label: string; goTo?: GoTo | undefined }) {
  const { connecting, connect } = useConnectGmail(goTo)
  return (
    <Button variant="accent" busy={connecting} onClick={connect}>
      {connecting ? 'Connecting…' : label}
    </Button>
  )
}
