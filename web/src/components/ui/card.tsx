import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-lg border border-line bg-sheet', className)} {...props} />
}

interface CardHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Stands at the right: a badge or a small button. */
  aside?: ReactNode
  id?: string
  level?: 2 | 3
}

export function CardHeader({ title, description, aside, id, level = 2 }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header
      className={cn(
        'flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-4',
        'sm:px-6',
      )}
    >
      <div className="min-w-0">
        <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {description && <p className="mt-1 measure text-sm text-muted">{description}</p>}
      </div>
      {aside}
    </header>
  )
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('px-5 py-5 sm:px-6', className)} {...props} />
}
