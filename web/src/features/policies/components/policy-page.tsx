import { OPERATOR } from '#shared/catalog/operator.ts'
import { CleanHtml } from '#web/components/ui/clean-html.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { readPolicy, type Policy } from '#web/features/policies/policy.ts'

/**
 * The page of a policy in Markdown: numbered sections with a table of contents beside them, laid out for print
 * as well. `updated` is the formatted date.
 */
export function policyPage(title: string, updated: string, source: string) {
  const { inShort, sections } = readPolicy(source)
  return function PolicyPage() {
    return (
      <div className="site-width py-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:py-20 print:block print:p-0">
        <header className="mb-12 lg:col-start-2">
          <h1 className="text-3xl lg:text-4xl">{title}</h1>
          <p className="mt-3 text-muted">Last updated {updated}</p>
          {OPERATOR.isSample && (
            <Notice tone="info" className="mt-6 max-w-[68ch] print:hidden" title="Before the launch">
              The company, its address and its law are samples. The owner of the service replaces them and has
              this text checked by a lawyer.
            </Notice>
          )}
          <section aria-labelledby="in-short" className="mt-8 max-w-[68ch] border-l-2 border-accent pl-5">
            <h2 id="in-short" className="font-sans text-sm font-semibold">
              In short
            </h2>
            <CleanHtml html={inShort} className="mt-2 [&_li+li]:mt-1.5" />
          </section>
        </header>
        <PolicyContents sections={sections} />
        <article className="prose lg:col-start-2">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <span className="text-muted tabular">{index + 1}.</span> {section.title}
              </h2>
              <CleanHtml html={section.html} />
            </section>
          ))}
        </article>
      </div>
    )
  }
}

/** The table of contents: collapsed on phones, beside the text on wide screens. */
function PolicyContents({ sections }: Pick<Policy, 'sections'>) {
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
