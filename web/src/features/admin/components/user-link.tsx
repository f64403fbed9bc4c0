import { Button } from '../../../components/ui/button.tsx'

/** The account that a row belongs to: its id, which opens its details. */
export function UserLink({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  return (
    <Button variant="link" size="sm" className="text-left font-normal break-all" aria-haspopup="dialog" aria-label={`Details of user ${id}`} onClick={() => onOpen(id)}>
      {id}
    </Button>
  )
}
