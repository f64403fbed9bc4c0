import { useId, type ReactNode } from 'react'

interface FactGroupProps {
  title: string
  hint?: string
  id?: string
  children: ReactNode
}

/** A section of the page with its heading. */
export function FactGroup({ title, hint, id, children }: FactGroupProps) {
  const own = useId()
  const headingId = id ?? own
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {hint && <p className="mt-1 measure text-sm text-muted">{hint}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}
