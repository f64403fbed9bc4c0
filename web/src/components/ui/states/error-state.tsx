import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What to do. */
  description: string
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  /** When the failure is the whole page. */
  asPage?: boolean
}

export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = 'Try again',
  busy = false,
  asPage = false,
}: ErrorStateProps) {
  const Title = asPage ? 'h1' : 'p'
  return (
    <div role="alert" className="flex flex-col items-start gap-3 px-5 py-6 sm:px-6">
      <div className="flex items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 text-bad" />
        <div className="min-w-0">
          <Title className={asPage ? 'text-2xl' : 'font-medium'}>{title}</Title>
          <p className="mt-1 measure text-sm text-muted">{description}</p>
        </div>
      </div>
      {onRetry && (
        <Button onClick={onRetry} busy={busy} className="ml-8">
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
