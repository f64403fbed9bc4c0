import { lazy, type ReactNode, useState } from 'react'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'

const ProfileDialog = lazy(() => import('#web/features/admin/components/users/profile-dialog.tsx'))

/** Opens the details of a user over a list, with the account if the list has loaded it. */
export function useProfile(): { open: (id: string, user?: AdminUser) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ id: string; user?: AdminUser } | null>(null)
  return {
    open: (id, user) => setOpened(user ? { id, user } : { id }),
    dialog: opened && (
      <LazyContent>
        <ProfileDialog {...opened} onClose={() => setOpened(null)} />
      </LazyContent>
    ),
  }
}
