import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { notify } from '../../../components/ui/toaster.tsx'
import { Wordmark } from '../../../components/ui/wordmark.tsx'
import { paths } from '../../../lib/paths.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { arrivalOf, SIGN_IN } from '../texts.ts'
import { GoogleMark } from './google-mark.tsx'
import { MarketingPanel } from './marketing-panel.tsx'

export function LoginPage() {
  useTitle('Log in')
  const [query] = useSearchParams()
  const arrival = arrivalOf(query)
  const [connecting, setConnecting] = useState(false)

  useEffect(() => {
    // Coming back with the browser's back button shows the page as it was left: with a button that waits for ever.
    const wake = () => setConnecting(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const connect = () => {
    setConnecting(true)
    try {
      window.location.assign(paths.googleStart)
    } catch {
      setConnecting(false)
      notify.failure(SIGN_IN.failed)
    }
  }

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <MarketingPanel />
      <main id="main" tabIndex={-1} className="flex flex-col px-6 py-6 sm:px-10">
        <Link to={paths.home} className="inline-flex min-h-6 self-start rounded-md lg:hidden">
          <Wordmark />
        </Link>
        <div className="mx-auto flex w-full max-w-sm grow flex-col justify-center py-10">
          {arrival && (
            <Notice tone={arrival.tone} role="alert" className="mb-8" title={arrival.title}>
              {arrival.text}
            </Notice>
          )}
          <h1 className="text-3xl">{SIGN_IN.title}</h1>
          <p className="mt-2 text-muted">Log in with the Google account that you signed up with.</p>
          <Button size="lg" className="mt-8 w-full" busy={connecting} onClick={connect}>
            {!connecting && <GoogleMark />}
            {connecting ? SIGN_IN.connecting : SIGN_IN.button}
          </Button>
          <p className="mt-3 text-xs text-muted">
            Google tells us your name and email address, nothing else. Your Gmail is asked for separately, when you connect it.
          </p>
          <p className="mt-8 border-t border-line pt-6 text-sm">
            No account yet?{' '}
            <Link to={paths.pricing} className="inline-block leading-6 text-brand underline underline-offset-4">
              {SIGN_IN.signUp}
            </Link>
          </p>
        </div>
      </main>
    </div>
  )
}
