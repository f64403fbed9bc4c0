import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** Leads out of the site in a new tab; the page there learns nothing of where its visitor came from. */
export function WebLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(
        'inline-flex min-h-6 items-center gap-1 text-brand underline decoration-1',
        'underline-offset-4 hover:decoration-2',
      )}
    >
      {children}
      <ExternalLink aria-hidden className="size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
