import { addDoNotContact, getDoNotContact } from '#shared/contracts/choosing/do-not-contact.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { useCall } from '#web/lib/api/use-call.ts'

/** Puts the person or the company of an email on the do-not-contact list. */
export function NeverWriteAgain({ entry }: { entry: OutreachEntry }) {
  const { contactPersonName, contactPersonEmail, companyName } = entry
  const add = useCall(addDoNotContact, {
    changes: [[getDoNotContact.path]],
    done: () => ({
      title: 'Added to your do-not-contact list',
      description: 'This email stays as it is. The list is in your configuration.',
    }),
    failed: { title: 'The list wasn’t changed' },
  })
  const put = (kind: 'person' | 'company', value: string) =>
    add.mutate({ body: { entries: [{ kind, value }], source: 'draft' } })
  return (
    <Section
      title="Never write to them again"
      hint="No new emails, follow-ups or rewrites. What you already have stays."
    >
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={add.isPending} onClick={() => put('person', contactPersonEmail)}>
          {contactPersonName}
        </Button>
        <Button size="sm" busy={add.isPending} onClick={() => put('company', companyName)}>
          Anyone at {companyName}
        </Button>
      </div>
    </Section>
  )
}
