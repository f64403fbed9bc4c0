import type { AdminUser } from '#shared/models/admin.ts'
import { Button } from '../../../components/ui/button.tsx'
import { notify } from '../../../components/ui/toaster.tsx'
import { explain } from '../../../lib/api-error.ts'
import { useDeleteUser } from '../api/delete-user.ts'
import { useSetUserStatus } from '../api/set-user-status.ts'
import { focusPage } from '../focus-page.ts'
import { FAILED, TRY_AGAIN, whatDeletionDoes, whatSwitchingOffDoes, whatSwitchingOnDoes } from '../texts.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** What can be done to an account, each after a question. */
export function UserActions({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { id, email, isActive } = user
  const status = useSetUserStatus()
  const deletion = useDeleteUser()

  const toggle = () =>
    status.mutate({ id, isActive: !isActive }, { onError: (error) => notify.failure({ title: FAILED.userStatus, description: explain(error, TRY_AGAIN) }) })

  const remove = async () => {
    try {
      // Awaited here: the row and its callbacks go with the account.
      await deletion.mutateAsync(id)
      focusPage()
      notify.success({ title: 'User deleted', description: `${email} is signed out; the rest is erased within minutes.` })
    } catch (error) {
      notify.failure({ title: FAILED.deleteUser, description: explain(error, TRY_AGAIN) })
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" aria-label={`Details of ${email}`} onClick={onOpen}>
        Details
      </Button>
      {isActive ? (
        <ConfirmButton label="Deactivate" about={email} busy={status.isPending} question="Deactivate this account?" consequence={whatSwitchingOffDoes(email)} confirm="Deactivate account" onConfirm={toggle} />
      ) : (
        <ConfirmButton label="Activate" about={email} busy={status.isPending} question="Activate this account?" consequence={whatSwitchingOnDoes(email)} confirm="Activate account" onConfirm={toggle} />
      )}
      <ConfirmButton label="Delete" about={email} tone="danger" busy={deletion.isPending} question="Delete this account?" consequence={whatDeletionDoes(email)} confirm="Delete account" onConfirm={() => void remove()} />
    </div>
  )
}
