import { BRAND } from '#shared/brand.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/page/use-title.ts'

/** Shown for a page that could not be rendered or loaded. An unknown address has a page of its own. */
export function ErrorBoundary() {
  useTitle('Something went wrong')
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-md">
        <h1 className="text-2xl">This page could not be shown</h1>
        <p className="mt-3 text-muted">
          Something broke on our side, or a newer version of the site was published while you had it open.
          Loading it again usually helps; nothing you saved is lost.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="accent" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          <ButtonLink href={paths.support}>Write to {BRAND.supportEmail}</ButtonLink>
        </div>
      </div>
    </main>
  )
}
