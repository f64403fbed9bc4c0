import type { ReactNode } from 'react'

/** The title of a dashboard section, with a line about its purpose. */
export function PageHeading({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {children && <p className="mt-2 measure text-muted">{children}</p>}
      </div>
      {aside}
    </header>
  )
}
