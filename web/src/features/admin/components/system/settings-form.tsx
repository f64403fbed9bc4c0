import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { SYSTEM_DEFAULTS, SYSTEM_LIMITS } from '#shared/catalog/admin.ts'
import { updateSystemSettings } from '#shared/contracts/admin/admin-system.ts'
import type { SystemSettings } from '#shared/models/admin/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { adminsQuery } from '#web/lib/admin/list-admins.ts'
import { showMoment } from '#web/lib/time.ts'
import { useUpdateSettings } from '#web/features/admin/api/system.ts'
import { TRY_AGAIN } from '#web/features/admin/texts.ts'

const FIELDS = [
  {
    name: 'emailsPerDayPerUser',
    label: 'Emails a day per user',
    hint:
      `${SYSTEM_LIMITS.emailsPerDayPerUser.min} to ` +
      `${SYSTEM_LIMITS.emailsPerDayPerUser.max}. The lower of this and the plan’s daily limit applies; 0 stops drafting for everybody.`,
  },
  {
    name: 'responseTimeoutHours',
    label: 'Response timeout in hours',
    hint:
      `${SYSTEM_LIMITS.responseTimeoutHours.min} to ` +
      `${SYSTEM_LIMITS.responseTimeoutHours.max}. After this long without an answer, an email marked as sent is shown as unanswered.`,
  },
] as const
type Name = (typeof FIELDS)[number]['name']
type Problems = Partial<Record<Name, string>>

/** An empty field is no number, not a nought. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

export function SettingsForm({ settings }: { settings: SystemSettings }) {
  const [typed, setTyped] = useState<Record<Name, string>>({
    emailsPerDayPerUser: String(settings.emailsPerDayPerUser),
    responseTimeoutHours: String(settings.responseTimeoutHours),
  })
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useUpdateSettings()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const checked = updateSystemSettings.body.safeParse({
      emailsPerDayPerUser: numberOf(typed.emailsPerDayPerUser),
      responseTimeoutHours: numberOf(typed.responseTimeoutHours),
    })
    const found: Problems = {}
    for (const { name } of FIELDS) {
      const issue = checked.error?.issues.find(({ path }) => path[0] === name)
      if (issue) found[name] = issue.message
    }
    setProblems(found)
    const first = FIELDS.find(({ name }) => found[name] !== undefined)
    const control = first && form.current?.elements.namedItem(first.name)
    if (control instanceof HTMLInputElement) control.focus()
    if (!checked.success) return
    mutate(checked.data, {
      onSuccess: () =>
        notify.success({ title: 'Settings saved', description: 'They apply from the next run on.' }),
      onError: notify.refusal({ title: 'Failed to save settings', description: TRY_AGAIN }),
    })
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label}
            hint={`${hint} Default: ${SYSTEM_DEFAULTS[name]}.`}
            error={problems[name]}
            required
          >
            <Input
              name={name}
              inputMode="numeric"
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              className="max-w-40 tabular"
            />
          </Field>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <LastChange settings={settings} />
        <Button type="submit" variant="accent" busy={isPending}>
          {isPending ? 'Saving' : 'Save settings'}
        </Button>
      </div>
    </form>
  )
}

function LastChange({ settings: { updatedAt, updatedBy } }: { settings: SystemSettings }) {
  const { data } = useQuery(adminsQuery)
  const by = data?.admins.find(({ id }) => id === updatedBy)?.email ?? updatedBy
  return (
    <p className="min-w-0 text-sm break-words text-muted">
      {updatedAt === null
        ? 'Never changed.'
        : `Changed ${showMoment(updatedAt)}${by === null ? '' : ` by ${by}`}.`}
    </p>
  )
}
