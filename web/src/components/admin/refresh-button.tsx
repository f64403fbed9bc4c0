import { RefreshCw } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

interface RefreshButtonProps {
  /** What is refreshed, such as “users”. */
  what: string
  busy: boolean
  onRefresh: () => void
}

export function RefreshButton({ what, busy, onRefresh }: RefreshButtonProps) {
  return (
    <Button busy={busy} onClick={onRefresh} aria-label={`Refresh ${what}`}>
      {!busy && <RefreshCw aria-hidden />}
      Refresh
    </Button>
  )
}
