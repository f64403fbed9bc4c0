import { Menu } from 'lucide-react'
import { lazy, useEffect, useRef, type ReactNode } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { clsx } from 'clsx'

const MenuSheet = lazy(() => import('./menu-sheet.tsx'))

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
  const button = useRef<HTMLButtonElement>(null)
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
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        <Menu aria-hidden />
      </Button>
      {open && (
        <LazyContent>
          <MenuSheet onClose={() => onOpenChange(false)} opener={button}>
            {children}
          </MenuSheet>
        </LazyContent>
      )}
    </header>
  )
}
