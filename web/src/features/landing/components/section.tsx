import type { ReactNode } from 'react'
import { clsx } from 'clsx'

interface SectionProps {
  /** Target of the navigation's links. */
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of the page with its heading, below a line. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  const heading = `${id}-title`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      className={clsx('border-t border-line', className)}
    >
      <div className="site-width py-16 lg:py-24">
        <div className="section-head rise">
          <h2 id={heading} className="text-3xl lg:text-4xl">
            {title}
          </h2>
          {lead && <p className="measure text-lg text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
