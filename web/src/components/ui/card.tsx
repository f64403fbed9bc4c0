import { useId, type ComponentProps, type ReactNode } from 'react'
import { clsx } from 'clsx'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx('rounded-lg border border-line bg-sheet', className)} {...props} />
}

interface TitledCardProps {
  title: string
  description?: ReactNode
  /** At the right of the title: a badge or a small button. */
  aside?: ReactNode
  children?: ReactNode
}

export function TitledCard({ title, description, aside, children }: TitledCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <header className="flex flex-wrap items-start justify-between gap-3 border-line px-5 py-4 not-last:border-b sm:px-6">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {description && <p className="mt-1 measure text-sm text-muted">{description}</p>}
        </div>
        {aside}
      </header>
      {children}
    </Card>
  )
}

/** `slim`: less padding, for lines that have their own. */
export function CardBody({ className, slim = false, ...props }: ComponentProps<'div'> & { slim?: boolean }) {
  return <div className={clsx('px-5 sm:px-6', slim ? 'py-2' : 'py-5', className)} {...props} />
}
