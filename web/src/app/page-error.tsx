import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { noteError } from '#web/lib/visits/measure-visit.ts'
import { PageNotLoaded } from './lazy-page.ts'

const reload = () => window.location.reload()

/** Shown for a page that could not be rendered or loaded. An unknown address has a page of its own. */
export function PageError() {
  const error = useRouteError()
  // The router has caught it, so the window does not hear of it.
  useEffect(() => noteError(error), [error])
  if (!(error instanceof PageNotLoaded))
    return (
      <Trouble
        title="Something went wrong"
        heading="This page couldn’t be shown"
        text="Something broke on our side. Loading the page again usually helps. Nothing you saved is lost."
      />
    )
  if (!navigator.onLine) return <Offline />
  return (
    <Trouble
      title="Page not loaded"
      heading="This page didn’t load"
      text="Your connection may have dropped, or we have just published a new version. Nothing you saved is lost."
    />
  )
}

/** Opens the page by itself when the connection is back. */
function Offline() {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <Trouble
      title="Offline"
      heading="You are offline"
      text="This page opens as soon as you have a connection again. Nothing you saved is lost."
    />
  )
}

function Trouble({ title, heading, text }: { title: string; heading: string; text: string }) {
  useTitle(title)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-md">
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-3 text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="accent" onClick={reload}>
            Try again
          </Button>
          <ButtonLink href={paths.support}>Write to {BRAND.supportEmail}</ButtonLink>
        </div>
      </div>
    </main>
  )
}
