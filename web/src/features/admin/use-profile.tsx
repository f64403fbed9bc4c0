import { type ReactNode, useCallback, useState } from 'react'
import type { AdminUser } from '#shared/models/admin.ts'
import { useLateDialog } from '#web/components/ui/use-late-part.ts'
import { ProfileDialog } from './late-parts.ts'

/** Opens the details of a user over a list; of whom the list has shown already, with the account. */
export function useProfile(): { open: (id: string, user?: AdminUser) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ id: string; user?: AdminUser } | null>(null)
  const close = useCallback(() => setOpened(null), [])
  useLateDialog(ProfileDialog, opened !== null, close)
  return {
    open: (id, user) => setOpened(user ? { id, user } : { id }),
    dialog: opened && <ProfileDialog {...opened} onClose={close} />,
  }
}
