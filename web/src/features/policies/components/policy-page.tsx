import { OPERATOR } from '#shared/catalog/operator.ts'
import { Notice } from '#web/components/ui/notice.tsx'
import type { Policy } from '#web/features/policies/policy.ts'
import { PolicyContents } from './policy-contents.tsx'

/**
 * A long text that is meant to be read: numbered sections, a table of contents beside them, and a form to
 * print.
 */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <div className="site-width py-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12 lg:py-20 print:block print:p-0">
      <header className="mb-12 lg:col-start-2">
        <h1 className="text-3xl lg:text-4xl">{policy.title}</h1>
        <p className="mt-3 text-muted">Last updated {policy.updated}</p>
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
          <ul className="mt-2 space-y-1.5">
            {policy.inShort.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </header>
      <PolicyContents sections={policy.sections} />
      <article className="prose lg:col-start-2">
        {policy.sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <span className="text-muted tabular">{index + 1}.</span> {title}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  )
}
