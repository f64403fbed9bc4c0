import type { ReactNode } from 'react'

interface ActionRowProps {
  title: string
  /** What the action does. */
  children: ReactNode
  /** The button. */
  action: ReactNode
}

/** An action described in words, with its button beside it. */
export function ActionRow({ title, children, action }: ActionRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-base font-medium">{title}</h3>
        <p className="mt-1 measure text-sm text-muted">{children}</p>
      </div>
      {action}
    </div>
  )
}
