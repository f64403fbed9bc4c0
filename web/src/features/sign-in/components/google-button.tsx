import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { startGmailSignup } from '#shared/contracts/account/sign-up.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { useRedirect } from '#web/lib/use-redirect.ts'
import type { SIGN_IN, SIGN_UP } from '#web/features/sign-in/texts.ts'
import { GoogleMark } from './google-mark.tsx'

interface GoogleButtonProps {
  texts: typeof SIGN_IN | typeof SIGN_UP
  /** The address that starts the sign-in; null while the plan is unknown. */
  address: string | null
}

/** Redirects to Google's sign-in. */
export function GoogleButton({ texts, address }: GoogleButtonProps) {
  const { redirecting, redirect } = useRedirect(() => notify.failure(texts.failed))
  const pressed = useRef(false)
  const start = () => {
    if (address === null) pressed.current = true
    else redirect(address)
  }
  // The button may be pressed right after hydration, before the address is known.
  useEffect(() => {
    if (address === null || !pressed.current) return
    pressed.current = false
    redirect(address)
  }, [address, redirect])
  if (redirecting) {
    return (
      <Button size="lg" className="w-full" busy>
        {texts.connecting}
      </Button>
    )
  }

  const click = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    start()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    start()
  }
  return (
    // A link until the page is hydrated, and the same element afterwards, so that the focus stays. Without a
    // plan it leads to the prices, until first-touch.ts knows the plan.
    <ButtonLink
      size="lg"
      className="w-full"
      href={address ?? paths.pricing}
      data-sign-up={address === null ? startGmailSignup.path : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      onClick={click}
      onKeyDown={press}
    >
      <GoogleMark />
      {texts.button}
    </ButtonLink>
  )
}
