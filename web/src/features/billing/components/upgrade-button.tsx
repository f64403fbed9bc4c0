import { ArrowUpRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

interface UpgradeButtonProps {
  onOpen: () => void
  className?: string
}

/** Opens the upgrade; outlined, for it stands beside what there is to do next. */
export function UpgradeButton({ onOpen, className }: UpgradeButtonProps) {
  return (
    <Button className={className} aria-haspopup="dialog" onClick={onOpen}>
      <ArrowUpRight aria-hidden />
      Upgrade
    </Button>
  )
}
