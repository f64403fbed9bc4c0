import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'

interface MenuSheetProps {
  onClose: () => void
  /** The button that gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

export default function MenuSheet({ onClose, opener, children }: MenuSheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-fade bg-[oklch(0.15_0.03_260/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className={clsx(
            'fixed inset-y-0 left-0 z-40 w-80 max-w-[calc(100vw-2.5rem)] animate-slide',
            'overflow-y-auto border-r border-line bg-paper shadow-float',
          )}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Dialog.Close asChild>
            <Button variant="quiet" size="icon" aria-label="Close menu" className="absolute top-3 right-3">
              <X aria-hidden />
            </Button>
          </Dialog.Close>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
