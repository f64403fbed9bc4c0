import { CERTIFICATIONS } from '#shared/catalog/claims.ts'
import { TextLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'
import { ETHICS } from '#web/features/about/expectations.ts'
import { Chapter } from './chapter.tsx'

export function Ethics() {
  return (
    <Chapter id="privacy-and-ethics" title="Privacy and ethics">
      <dl className="divide-y divide-line border-b border-line">
        {ETHICS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 py-5 first:pt-0 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="measure text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 measure">
        The{' '}
        <TextLink to={paths.privacyPolicy} className="decoration-1 hover:decoration-2">
          privacy policy
        </TextLink>{' '}
        says all of this in full, with every number.
      </p>
      <ul className="mt-4 measure space-y-1 text-sm text-muted">
        {CERTIFICATIONS.map(({ id, short, text }) => (
          <li key={id}>
            <span className="font-medium text-ink">{short}.</span> {text}.
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
