import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  /** Under the title, for sections with something to press. Screen readers announce changes. */
  hint?: string
  children?: ReactNode
}

/** A titled section of an email's details. */
export function Section({ title, aside, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {hint !== undefined && (
        <p aria-live="polite" className="mt-1 measure text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
    </section>
  )
}
