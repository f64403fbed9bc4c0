import { useRef, useState, type FormEvent } from 'react'
import { ADMIN, AdminRole } from '#shared/catalog/admin.ts'
import { ROLE_LABELS } from '#web/components/admin/texts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { Select } from '#web/components/ui/forms/select.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import {
  checkAdmin,
  EMPTY_ADMIN,
  refusedFields,
  type AdminField,
  type AdminProblems,
} from '#web/features/admin/admin-form.ts'
import { useCreateAdmin } from '#web/features/admin/api/create-admin.ts'
import { CARD_HEADS } from '#web/features/admin/tabs.ts'
import { FAILED, TRY_AGAIN } from '#web/features/admin/texts.ts'

const ROLE_HINTS = {
  admin: 'Sees everything here and manages users and the system.',
  super_admin: 'Manages other admins as well, and reads the audit log.',
} as const
const ROLES = AdminRole.options.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  hint: ROLE_HINTS[value],
}))

interface FieldLook {
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly hint?: string
}

/** Not the autofill of the one who signs in: these are somebody else's. */
const LOOKS: Readonly<Record<AdminField, FieldLook>> = {
  firstName: { label: 'First name', type: 'text', autoComplete: 'off' },
  lastName: { label: 'Last name', type: 'text', autoComplete: 'off' },
  email: { label: 'Email', type: 'email', autoComplete: 'off' },
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least ${ADMIN.passwordMin} characters. It is not emailed; give it to the new admin yourself.`,
  },
}
const ORDER = ['firstName', 'lastName', 'email', 'password'] as const

export default function CreateAdminForm() {
  const [draft, setDraft] = useState(EMPTY_ADMIN)
  const [problems, setProblems] = useState<AdminProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useCreateAdmin()

  const show = (found: AdminProblems) => {
    setProblems(found)
    const first = ORDER.find((name) => found[name] !== undefined)
    const control = first === undefined ? null : form.current?.elements.namedItem(first)
    if (control instanceof HTMLInputElement) control.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { input, problems: found } = checkAdmin(draft)
    show(found ?? {})
    if (input === null) return
    mutate(input, {
      onSuccess: ({ admin }) => {
        setDraft(EMPTY_ADMIN)
        notify.success({ title: 'Admin created', description: `${admin.email} can sign in now.` })
      },
      onError: (error) => {
        show(refusedFields(error))
        notify.refusal({ title: FAILED.createAdmin, description: TRY_AGAIN })(error)
      },
    })
  }

  return (
    <TitledCard {...CARD_HEADS.createAdmin}>
      <CardBody>
        <form
          ref={form}
          method="post"
          noValidate
          autoComplete="off"
          onSubmit={submit}
          className="grid gap-5 sm:grid-cols-2"
        >
          {ORDER.map((name) => (
            <AdminTextField
              key={name}
              name={name}
              value={draft[name]}
              error={problems[name]}
              onChange={(value) => {
                setDraft({ ...draft, [name]: value })
                // What was wrong is being mended.
                if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined })
              }}
            />
          ))}
          <Field label="Role" hint={ROLE_HINTS[draft.role]}>
            <Select
              value={draft.role}
              onChange={(value) => setDraft({ ...draft, role: AdminRole.parse(value) })}
              options={ROLES}
              placeholder="Choose a role"
            />
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

function AdminTextField({
  name,
  value,
  error,
  onChange,
}: {
  name: AdminField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { label, hint, ...control } = LOOKS[name]
  return (
    <Field label={label} hint={hint} error={error} required>
      <Input
        {...control}
        name={name}
        autoCapitalize={name === 'email' ? 'none' : undefined}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
