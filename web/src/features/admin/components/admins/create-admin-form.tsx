import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { ADMIN, AdminRole } from '#shared/catalog/admin.ts'
import { createAdmin } from '#shared/contracts/admin/admins.ts'
import { AdminInput } from '#shared/models/admin/admin.ts'
import { ROLE_LABELS } from '#web/components/admin/texts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { notify } from '#web/lib/notify.ts'
import { explain, hasCode, refusedFields } from '#web/lib/api/api-error.ts'
import { adminsQuery, useAdminCall } from '#web/lib/admin/admin-read-options.ts'

const ROLE_HINTS = {
  admin: 'Sees everything here and manages users and the system.',
  super_admin: 'Refunds and gives, manages other admins, and reads the audit log.',
} as const
const ROLES = AdminRole.options.map((value) => ({ value, label: ROLE_LABELS[value] }))

const FIELDS = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'password', label: 'Password', type: 'password' },
] as const

const PASSWORD_HINT = `At least ${ADMIN.passwordMin} characters. It is not emailed; give it to the new admin yourself.`

const EMPTY: AdminInput = { email: '', password: '', firstName: '', lastName: '', role: 'admin' }

/** The fields to correct, with the server's messages. */
function fieldsToCorrect(error: unknown) {
  const message = explain(error, '')
  if (hasCode(error, 'admin_exists')) return [{ name: 'email' as const, message }]
  if (hasCode(error, 'password_too_common')) return [{ name: 'password' as const, message }]
  return refusedFields(
    error,
    FIELDS.map(({ name }) => name),
  )
}

export default function CreateAdminForm() {
  const { clearErrors, control, formState, handleSubmit, register, reset, setError } = useForm<AdminInput>({
    resolver: standardSchemaResolver(AdminInput),
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  })
  const role = useWatch({ control, name: 'role' })
  const { mutate, isPending } = useAdminCall(createAdmin, adminsQuery.queryKey)
  const submit = handleSubmit((input) => {
    if (isPending) return
    mutate(
      { body: input },
      {
        onSuccess: ({ admin }) => {
          reset()
          notify.success({ title: 'Admin created', description: `${admin.email} can sign in now.` })
        },
        onError: (error) => {
          for (const [index, { name, message }] of fieldsToCorrect(error).entries())
            setError(name, { message }, { shouldFocus: index === 0 })
          notify.refusal({ title: 'Failed to create admin', description: 'Please try again.' })(error)
        },
      },
    )
  })

  return (
    <TitledCard
      title="Create an admin"
      description="The new admin signs in with the address and password that you enter here."
    >
      <CardBody>
        <form
          method="post"
          noValidate
          autoComplete="off"
          onSubmit={(event) => void submit(event)}
          className="grid gap-5 sm:grid-cols-2"
        >
          {FIELDS.map(({ name, label, type }) => (
            <Field
              key={name}
              label={label}
              hint={name === 'password' && PASSWORD_HINT}
              error={formState.errors[name]?.message}
              required
            >
              {/* No autofill: these are the data of another person. The error goes while it is being corrected. */}
              <Input
                type={type}
                autoComplete={name === 'password' ? 'new-password' : 'off'}
                autoCapitalize={name === 'email' ? 'none' : undefined}
                {...register(name, { onChange: () => clearErrors(name) })}
                spellCheck={false}
              />
            </Field>
          ))}
          <Field label="Role" hint={ROLE_HINTS[role]}>
            <Select {...register('role')} options={ROLES} />
          </Field>
          <div className="flex items-end justify-end sm:col-span-2">
            <Button type="submit" variant="accent" busy={isPending}>
              {isPending ? 'Creating' : 'Create admin'}
            </Button>
          </div>
        </form>
      </CardBody>
    </TitledCard>
  )
}
