import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { paths } from '#web/lib/paths.ts'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { NOT_FOUND_TITLE } from '#web/app/texts.ts'

/** Shown inside the layout of the public pages. */
export default function NotFound() {
  useTitle(NOT_FOUND_TITLE)
  const isSignedIn = useSignedInUser() !== null
  return (
    <div className="grid min-h-[70dvh] place-items-center p-6">
      <Card className="w-full max-w-lg p-8">
        <svg
          aria-hidden
          viewBox="9 8 112 64"
          className="mb-6 w-28 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M10 14h78v52H10z" />
          <path d="m10 16 39 28 39-28" />
          <path d="M95 26h14M95 40h22M95 54h14" className="text-accent" stroke="currentColor" />
        </svg>
        <h1 className="text-2xl">{NOT_FOUND_TITLE}</h1>
        <p className="mt-3 text-muted">
          There is no page at this address. It may have been mistyped, or the page has moved.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink variant="accent" to={paths.home}>
            Go to the home page
          </ButtonLink>
          {isSignedIn ? (
            <ButtonLink to={paths.configuration}>Go to your dashboard</ButtonLink>
          ) : (
            <ButtonLink to={paths.blog}>Search the help center</ButtonLink>
          )}
        </div>
      </Card>
    </div>
  )
}
