import { MailCheck } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Section } from '#web/components/ui/section.tsx'

interface MailSentProps {
  readonly email: string
  readonly message: string
  readonly busy: boolean
  readonly onAgain: () => void
  readonly onOther: () => void
}

/** A step of its own: there is nothing to fill in until the mail is read. */
export function MailSent({ email, message, busy, onAgain, onOther }: MailSentProps) {
  return (
    <Section level={2} title="Check your inbox" titleClass="text-2xl" className="mt-8">
      <output className="mt-4 flex items-start gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="measure">
          <span className="font-medium wrap-anywhere">{email}</span>
          <span className="mt-1 block">{message}</span>
        </span>
      </output>
      <p className="mt-4 text-sm text-muted">
        Open the link in this browser. If nothing arrives within a few minutes, look in the spam folder, or
        check the address.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onAgain}>
          Send it again
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Use another address
        </Button>
      </div>
    </Section>
  )
}
