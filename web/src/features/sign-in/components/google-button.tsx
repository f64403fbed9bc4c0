import type { KeyboardEvent, MouseEvent } from 'react'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { useRedirect } from '#web/lib/use-redirect.ts'
import type { SIGN_IN, SIGN_UP } from '#web/features/sign-in/texts.ts'
import { GoogleMark } from './google-mark.tsx'

interface GoogleButtonProps {
  texts: typeof SIGN_IN | typeof SIGN_UP
  /** The address that starts the sign-in; null without a plan, when the button leads to the prices. */
  address: string | null
}

/** Redirects to Google's sign-in: a link that works without scripts. */
export function GoogleButton({ texts, address }: GoogleButtonProps) {
  const { redirecting, redirect } = useRedirect(() => notify.failure(texts.failed))
  if (redirecting) {
    return (
      <Button size="lg" className="w-full" busy>
        {texts.connecting}
      </Button>
    )
  }

  const start = (event: MouseEvent | KeyboardEvent) => {
    if (address === null) return
    event.preventDefault()
    redirect(address)
  }
  const click = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    start(event)
  }
  return (
    <ButtonLink
      size="lg"
      className="w-full"
      href={address ?? paths.pricing}
      // Without React, presses.ts shows this text, and without-plan.ts looks for a plan.
      data-connecting={address === null ? undefined : texts.connecting}
      data-needs-plan={address === null || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      onClick={click}
      onKeyDown={(event) => event.key === ' ' && start(event)}
    >
      <GoogleMark />
      {texts.button}
    </ButtonLink>
  )
}
