import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Button } from '#web/components/ui/button.tsx'

interface DialogProps {
  /** False while a dialog that stays mounted is closed. */
  open?: boolean
  onClose: () => void
  /** Nothing closes the dialog until its action has ended. */
  busy?: boolean
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** `wide` for a letter beside its sources. */
  size?: 'normal' | 'wide'
  /** A click outside does not close the dialog: work in it would be lost. */
  steady?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /** May prevent that Escape closes the dialog. */
  onEscape?: (event: globalThis.KeyboardEvent) => void
  /**
   * For content without anything focusable: the scrolling element takes the focus, so that keys can scroll.
   */
  isText?: boolean
}

/** A dialog that scrolls inside itself; the title and the close button stay in view. */
export function Dialog({
  open = true,
  onClose,
  busy = false,
  title,
  description,
  children,
  footer,
  size = 'normal',
  steady = false,
  onKeyDown,
  onEscape,
  isText = false,
}: DialogProps) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-[oklch(0.15_0.03_260/0.5)]" />
        <Radix.Content
          className={clsx(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-1.5rem)]',
            '-translate-x-1/2 -translate-y-1/2 animate-fade flex-col rounded-lg border',
            'border-line bg-sheet shadow-float',
            size === 'wide' ? 'max-w-4xl' : 'max-w-lg',
          )}
          {...(onKeyDown ? { onKeyDown } : {})}
          {...(onEscape ? { onEscapeKeyDown: onEscape } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(steady ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
          onOpenAutoFocus={() => {
            before.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(before.current)
          }}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div className="min-w-0">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" className="-mt-1.5 -mr-2 shrink-0">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          {/* What scrolls has to be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="overflow-y-auto px-5 py-5 sm:px-6" tabIndex={isText ? 0 : -1}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Focuses the element that had the focus before the dialog, which may have no trigger; the page when that
 * element is gone.
 */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}
