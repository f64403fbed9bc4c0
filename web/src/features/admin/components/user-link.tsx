import { Button } from '../../../components/ui/button.tsx'

/** Opens the details of the account that a row belongs to. */
export function UserLink({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  return (
    <Button size="sm" aria-haspopup="dialog" aria-label={`Details of user ${id}`} onClick={() => onOpen(id)}>
      Details
    </Button>
  )
}
