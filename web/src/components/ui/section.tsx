import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  level?: 2 | 3
  /** Classes of the title. */
  titleClass?: string
  /** At the right of the title. */
  aside?: ReactNode
  /** Under the title. Screen readers announce changes. */
  hint?: string | undefined
}

/** A section named by its title. */
export function Section({
  title,
  level = 3,
  titleClass = 'text-lg',
  aside,
  hint,
  className,
  children,
  ...section
}: SectionProps) {
  const id = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section {...section} aria-labelledby={id} className={clsx('min-w-0', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Title id={id} className={titleClass}>
          {title}
        </Title>
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
