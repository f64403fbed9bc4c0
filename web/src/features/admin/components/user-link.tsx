import { Button } from '../../../components/ui/button.tsx'

interface UserLinkProps {
  id: string
  /** Unknown where the account is gone. */
  email: string | undefined
  onOpen: (id: string) => void
}

/** Names the account that a row belongs to, and opens its details. */
export function UserLink({ id, email, onOpen }: UserLinkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="break-all">{email ?? id}</span>
      <Button size="sm" aria-haspopup="dialog" aria-label={`Details of user ${email ?? id}`} onClick={() => onOpen(id)}>
        Details
      </Button>
    </div>
  )
}
