import { ArrowLeft, ExternalLink } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { clsx } from 'clsx'

/** Leads out of the site in a new tab and sends no referrer. */
export function WebLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-block leading-6 text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-[-0.125em]" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

/**
 * A policy beside a form, in a new tab so that what was typed is kept. Inline, so that the full stop after it
 * stays on its line.
 */
export function PolicyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink href={to} target="_blank" rel="noopener" className="py-1.5">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  )
}

export type AnyLinkProps = LinkProps | (ComponentProps<'a'> & { to?: never })

/** A link: `to` for routes of the app, `href` for addresses that the browser opens itself. */
export function AnyLink({ children, ...props }: AnyLinkProps) {
  return props.to === undefined ? <a {...props}>{children}</a> : <Link {...props}>{children}</Link>
}

/** A link within text. */
export const TextLink = ({ className, ...props }: AnyLinkProps) => (
  <AnyLink {...props} className={clsx('text-brand underline underline-offset-4', className)} />
)

/** Leads back to the page above this one. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink
    to={to}
    className="inline-flex min-h-6 items-center gap-2 text-sm decoration-1 hover:decoration-2"
  >
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </TextLink>
)
