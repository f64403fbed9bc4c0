import { Button } from '../../../components/ui/button.tsx'
import { useConnectGmail, type GoTo } from '../use-connect-gmail.ts'

export function ConnectButton({ label, goTo }: { label: string; goTo?: GoTo | undefined }) {
  const { connecting, connect } = useConnectGmail(goTo)
  return (
    <Button variant="accent" busy={connecting} onClick={connect}>
      {connecting ? 'Connecting…' : label}
    </Button>
  )
}
