import { ArrowUpRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

interface UpgradeButtonProps {
  onOpen: () => void
  className?: string
}

/** Opens the upgrade. Outlined, because it is beside the primary action of a screen. */
export function UpgradeButton({ onOpen, className }: UpgradeButtonProps) {
  return (
    <Button className={className} aria-haspopup="dialog" onClick={onOpen}>
      <ArrowUpRight aria-hidden />
      Upgrade
    </Button>
  )
}
