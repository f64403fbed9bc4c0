import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** A section of the page with its title in the left column and its text beside it. */
export function Chapter({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx('border-t border-line', className)}
    >
      <div className="site-width grid gap-x-12 gap-y-6 py-14 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-20">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
