import type { Policy } from '#web/features/policies/policy.ts'

/** The table of contents: collapsed on phones, beside the text on wide screens. */
export function PolicyContents({ sections }: Pick<Policy, 'sections'>) {
  return (
    <nav aria-label="On this page" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
      <details className="mb-10 rounded-lg border border-line px-4 py-3 lg:hidden">
        <summary className="min-h-6 cursor-pointer font-medium">On this page</summary>
        <List sections={sections} />
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto text-sm lg:block">
        <p className="font-medium">On this page</p>
        <List sections={sections} />
      </div>
    </nav>
  )
}

function List({ sections }: Pick<Policy, 'sections'>) {
  return (
    <ol className="mt-2">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-baseline gap-2 py-1 text-muted hover:text-ink hover:underline"
          >
            <span className="w-5 shrink-0 text-right tabular">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
