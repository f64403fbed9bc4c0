import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cn } from '#web/lib/cn.ts'

/** A link among words: `to` within the site, `href` for what the browser itself opens. */
export function TextLink({
  className,
  children,
  ...props
}: LinkProps | (ComponentProps<'a'> & { to?: never })) {
  const classes = cn('text-brand underline underline-offset-4', className)
  return props.to === undefined ? (
    <a {...props} className={classes}>
      {children}
    </a>
  ) : (
    <Link {...props} className={classes}>
      {children}
    </Link>
  )
}
