import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { clsx } from 'clsx'

interface MobileHeaderProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The sidebar. */
  children: ReactNode
}

/** From this width on the sidebar is beside the page. */
const WIDE = '(min-width: 768px)'

/** The header below 768 px, where the sidebar slides in from the left. */
export function MobileHeader({ open, onOpenChange, children }: MobileHeaderProps) {
  useEffect(() => {
    if (!open) return undefined
    // When a phone is rotated, the menu must not stay open over the sidebar.
    const wide = window.matchMedia(WIDE)
    const close = () => wide.matches && onOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open, onOpenChange])
  return (
    <header
      className={clsx(
        'sticky top-0 z-20 flex items-center justify-between border-b border-line bg-paper',
        'px-4 py-2 md:hidden print:hidden',
      )}
    >
      <Wordmark />
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Trigger asChild>
          <Button variant="quiet" size="icon" aria-label="Open menu">
            <Menu aria-hidden />
          </Button>
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-30 animate-fade bg-[oklch(0.15_0.03_260/0.5)]" />
          <Dialog.Content
            aria-describedby={undefined}
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
    </header>
  )
}
