import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { DOES_NOT_SUIT, SUITS } from '#web/features/about/expectations.ts'
import { Chapter } from './chapter.tsx'

export function WhoItSuits() {
  return (
    <Chapter id="who-it-suits" title="Who it suits">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <List
          title="A good fit"
          items={SUITS}
          mark={<Check aria-hidden className="mt-1 size-4 text-good-ink" />}
        />
        <List
          title="Not a good fit"
          items={DOES_NOT_SUIT}
          mark={<Minus aria-hidden className="mt-1 size-4 text-muted" />}
        />
      </div>
    </Chapter>
  )
}

function List({
  title,
  items,
  mark,
}: {
  title: string
  items: readonly { readonly title: string; readonly text: string }[]
  mark: ReactNode
}) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-4 space-y-5">
        {items.map((item) => (
          <li key={item.title} className="flex gap-3">
            {mark}
            <div className="min-w-0">
              <p className="font-medium">{item.title}</p>
              <p className="mt-0.5 measure text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
