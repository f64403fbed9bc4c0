import { AlertDialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { clsx } from 'clsx'

interface AlertDialogProps {
  /** Without it, the trigger opens the dialog and both buttons close it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it. */
  trigger?: ReactElement
  title: ReactNode
  description: ReactNode
  /** What may be answered before the buttons. */
  children?: ReactNode
  /** The button of the safe answer, which closes the dialog. */
  keep: ReactElement
  /** The button of the other answer. */
  act: ReactElement
  onEscape?: (event: KeyboardEvent) => void
}

/** A question that must be answered: it does not close by a click outside. */
export function AlertDialog({
  trigger,
  title,
  description,
  children,
  keep,
  act,
  onEscape,
  ...root
}: AlertDialogProps) {
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-[oklch(0.15_0.03_260/0.5)]" />
        <Radix.Content
          {...(onEscape ? { onEscapeKeyDown: onEscape } : {})}
          className={clsx(
            'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-1.5rem)]',
            'max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto rounded-lg',
            'border border-line bg-sheet p-6 shadow-float',
          )}
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-sm text-muted">{description}</div>
          </Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Radix.Cancel asChild>{keep}</Radix.Cancel>
            {root.open === undefined ? <Radix.Action asChild>{act}</Radix.Action> : act}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
