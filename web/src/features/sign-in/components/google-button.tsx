import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { useRedirect } from '#web/lib/use-redirect.ts'
import type { SIGN_IN, SIGN_UP } from '#web/features/sign-in/texts.ts'
import { GoogleMark } from './google-mark.tsx'

interface GoogleButtonProps {
  texts: typeof SIGN_IN | typeof SIGN_UP
  /** The address that starts the sign-in; null while unknown. */
  address: string | null
  /** Whether the address is the same for everybody, so that the button works before hydration. */
  early?: boolean
}

/** Redirects to Google's sign-in. */
export function GoogleButton({ texts, address, early = false }: GoogleButtonProps) {
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
  if (redirecting || !early || address === null) {
    return (
      <Button size="lg" className="w-full" busy={redirecting} onClick={start}>
        {!redirecting && <GoogleMark />}
        {redirecting ? texts.connecting : texts.button}
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
    // A link until the page is hydrated, and the same element afterwards, so that the focus stays.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <ButtonLink size="lg" className="w-full" href={address} role="button" onClick={click} onKeyDown={press}>
      <GoogleMark />
      {texts.button}
    </ButtonLink>
  )
}
