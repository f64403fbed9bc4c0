import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled section of an email's details. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A section with a list of terms and descriptions. */
export function Facts({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      {lead && <p className="mt-1 measure text-sm">{lead}</p>}
      <dl className="mt-3 space-y-2.5 text-sm">{children}</dl>
    </Section>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
