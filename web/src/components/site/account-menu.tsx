import { UserRound } from 'lucide-react'
import { useRef, type ToggleEvent } from 'react'
import type { User } from '#shared/models/account/user.ts'
import AccountLinks from './account-links.tsx'

const ID = 'account-menu'

/**
 * Puts the menu below the button, at its right edge: a popover is in the top layer, unrelated to its button.
 */
function place({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>, button: HTMLElement | null) {
  if (newState !== 'open' || button === null) return
  const { bottom, right } = button.getBoundingClientRect()
  menu.style.inset = `${bottom + 8}px ${document.documentElement.clientWidth - right}px auto auto`
}

/** The account menu in the header of the public pages, for a signed-in user. */
export default function AccountMenu({ user }: { user: User }) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  return (
    <>
      <button ref={button} type="button" popoverTarget={ID} className="site-start gap-2">
        <UserRound aria-hidden className="size-4" />
        Account
      </button>
      <nav
        ref={menu}
        id={ID}
        popover="auto"
        aria-label="Your account"
        className="m-0 w-72 rounded-lg border border-line bg-sheet p-4 text-ink shadow-float"
        onBeforeToggle={(event) => place(event, button.current)}
      >
        <AccountLinks user={user} onChoose={() => menu.current?.hidePopover()} />
      </nav>
    </>
  )
}
