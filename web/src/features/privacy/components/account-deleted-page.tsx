import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Moment } from '#web/components/site/moment.tsx'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'

const HEAD: PageHead = {
  title: `Your account is deleted · ${BRAND.name}`,
  description: 'What is deleted, and what stays.',
  unlisted: true,
}

/** The page after the deletion of an account. */
export default function AccountDeletedPage() {
  useHead(HEAD)
  return (
    <QuietLayout>
      <Moment
        mark="done"
        title="Your account is deleted"
        aside={
          <Section level={2} title="What stays, and for how long" titleClass="text-xl">
            <ul className="mt-3 measure list-disc space-y-2 pl-5 marker:text-muted">
              <li>The drafts and emails in your own Gmail are yours and stay there.</li>
              <li>Our backups lose your data within {POLICY.backupDays} days.</li>
              <li>Stripe keeps invoices, as tax law requires.</li>
            </ul>
          </Section>
        }
      >
        <p className="mt-3 measure text-lg text-muted">
          You are signed out everywhere, your plan has ended, and nothing more is charged. We erase the rest
          of your data within the hour, then send you one last email.
        </p>
        <ButtonLink variant="accent" size="lg" className="mt-8" to={paths.home}>
          Back to Home
        </ButtonLink>
      </Moment>
    </QuietLayout>
  )
}
