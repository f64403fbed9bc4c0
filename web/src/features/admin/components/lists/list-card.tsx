import type { ReactNode, Ref } from 'react'
import { Card } from '#web/components/ui/card.tsx'

interface ListCardProps {
  /** What is listed, as in “Users”. */
  title: string
  description?: ReactNode
  /** The heading shows it from page 2 on. */
  page?: number
  level?: 2 | 3
  heading?: Ref<HTMLHeadingElement>
  busy: boolean
  /** At the right: filters and the refresh button. */
  tools: ReactNode
  children: ReactNode
}

/** The frame of a list. */
export function ListCard({
  title,
  description,
  page = 1,
  level = 2,
  heading,
  busy,
  tools,
  children,
}: ListCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card aria-label={title} aria-busy={busy}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <Heading ref={heading} tabIndex={-1} className={level === 2 ? 'text-xl' : 'text-lg'}>
            {title}
            {page > 1 && <span className="text-muted">, page {page}</span>}
          </Heading>
          {description && <p className="mt-1 measure text-sm text-muted">{description}</p>}
        </div>
        <div className="flex flex-wrap items-end gap-3">{tools}</div>
      </header>
      {children}
    </Card>
  )
}
