import { TextLink } from '#web/components/ui/links.tsx'
import { useForm } from 'react-hook-form'
import { NAME_LENGTH } from '#shared/catalog/constants.ts'
import type { ProfileInput, User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { paths } from '#web/lib/paths.ts'
import { updateProfile } from '#shared/contracts/account/user.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { userQuery } from '#web/queries/get-user.ts'

/** Mounted while it is open, so that it starts with the saved names. */
export default function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { register, handleSubmit } = useForm<ProfileInput>({
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  })
  const { mutate, isPending } = useCall(updateProfile, {
    changes: [userQuery.queryKey],
    done: () => ({ title: 'Profile updated', description: 'Your name has been saved.' }),
    failed: { title: 'Profile not saved', description: 'Your name is unchanged. Please try again.' },
  })
  const save = handleSubmit((names) => mutate({ body: names }, { onSuccess: onClose }))

  return (
    <Dialog
      busy={isPending}
      onClose={onClose}
      title="Edit profile"
      description="How we address you. The name under your emails is chosen on “What we read”."
    >
      <form onSubmit={(event) => void save(event)} className="space-y-5">
        <Field label="First name">
          <Input {...register('firstName')} autoComplete="given-name" maxLength={NAME_LENGTH} />
        </Field>
        <Field label="Last name">
          <Input {...register('lastName')} autoComplete="family-name" maxLength={NAME_LENGTH} />
        </Field>
        <Field
          label="Email"
          hint={
            <>
              The address of the Google account you sign in with, so it can’t be changed here. To use another,
              sign in with that account and{' '}
              <TextLink to={paths.accountLinking}>link the two accounts</TextLink>.
            </>
          }
        >
          <Input
            type="email"
            value={user.email}
            readOnly
            className="read-only:bg-wash read-only:text-muted"
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" busy={isPending}>
            {isPending ? 'Saving' : 'Save profile'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
