import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  active: Id
  onChange: (id: string) => void
  /** What the active tab shows. */
  children: ReactNode
}

/**
 * Arrow keys move along the tabs, Enter or Space opens one: each loads data, so moving past a tab must not
 * open it. The tabs wrap where there is no room.
 */
export function Tabs<Id extends string>({ label, tabs, active, onChange, children }: TabsProps<Id>) {
  return (
    <Radix.Root value={active} onValueChange={onChange} activationMode="manual">
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 gap-y-1 border-b border-line pb-2">
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={clsx(
              'min-h-9 rounded-md px-3 py-1.5 text-sm text-muted transition-colors duration-150',
              'hover:bg-wash data-[state=active]:bg-brand-soft data-[state=active]:font-medium',
              'data-[state=active]:text-brand',
            )}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={active} className="pt-6">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
