import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'

interface UserLinkProps {
  id: string
  /** Unknown where the account is gone. */
  email: string | undefined
  onOpen: (id: string) => void
}

/** Names the account that a row belongs to, and opens its details. */
export function UserLink({ id, email, onOpen }: UserLinkProps) {
  return (
    <div className="flex items-start justify-between gap-3 max-md:flex-wrap">
      <EmailAddress className="min-w-0">{email ?? id}</EmailAddress>
      <Button
        size="sm"
        className="md:-my-1.5"
        aria-haspopup="dialog"
        aria-label={`Details of user ${email ?? id}`}
        onClick={() => onOpen(id)}
      >
        Details
      </Button>
    </div>
  )
}
