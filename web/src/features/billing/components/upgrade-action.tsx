import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { UPGRADE } from '#web/features/billing/texts.ts'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'

interface UpgradeActionProps {
  /** What is bought, for how much. */
  label: string
  upgrade: Upgrade
  /** Why it cannot be pressed yet; null when it can. */
  waitsFor?: string | null
  /** What is still true after a failure. */
  unchanged?: string
}

/** Why the last try failed, and the button that says what is charged. */
export function UpgradeAction({ label, upgrade, waitsFor = null, unchanged }: UpgradeActionProps) {
  return (
    <>
      {upgrade.failure !== null && (
        <Notice tone="bad" role="alert" title={UPGRADE.failed.title}>
          {upgrade.failure}
          {unchanged !== undefined && ` ${unchanged}`}
        </Notice>
      )}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        className="w-full"
        busy={upgrade.busy}
        disabled={waitsFor !== null}
      >
        {upgrade.busy ? 'Working on it…' : (waitsFor ?? label)}
      </Button>
    </>
  )
}
