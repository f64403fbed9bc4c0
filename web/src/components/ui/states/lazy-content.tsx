import { Component, type ReactNode, Suspense } from 'react'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from './error-state.tsx'

interface LazyContentProps {
  /** Shown while the code is being loaded, in the layout of the content; a dialog has none. */
  skeleton?: ReactNode
  /** Shown instead of an error message when the code could not be loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/** Content made of a `React.lazy` component. Give it another key for another component. */
export function LazyContent({ skeleton = null, fallback = <LoadFailed />, children }: LazyContentProps) {
  return (
    <LoadBoundary fallback={fallback}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </LoadBoundary>
  )
}

class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Both the browser and React.lazy remember that an import failed, so only loading the page again helps. */
function LoadFailed() {
  return (
    <Card>
      <ErrorState
        title="This part of the page didn’t load"
        description="Check your connection and try again. Nothing you saved is lost."
        onRetry={() => window.location.reload()}
      />
    </Card>
  )
}
