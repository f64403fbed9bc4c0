import { ArrowUpRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

interface UpgradeButtonProps {
  onOpen: () => void
  className?: string
}

/** Opens the upgrade. */
export function UpgradeButton({ onOpen, className }: UpgradeButtonProps) {
  return (
    <Button variant="primary" className={className} aria-haspopup="dialog" onClick={onOpen}>
      <ArrowUpRight aria-hidden />
      Upgrade
    </Button>
  )
}
