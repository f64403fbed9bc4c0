import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Wordmark } from '../../../components/ui/wordmark.tsx'
import { paths } from '../../../lib/paths.ts'

export function SiteHeader() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-8">
        <Link to={paths.home} className="inline-flex min-h-6 rounded-md">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1 text-sm">
          <Button asChild variant="quiet" size="sm" className="hidden sm:inline-flex">
            <Link to={paths.howItWorks}>How It Works</Link>
          </Button>
          <Button asChild variant="quiet" size="sm">
            <Link to={paths.pricing}>Pricing</Link>
          </Button>
          <Button asChild size="sm" className="ml-2">
            <Link to={paths.login}>Login</Link>
          </Button>
        </nav>
      </div>
    </header>
  )
}
