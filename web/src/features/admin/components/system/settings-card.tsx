import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { SYSTEM_LIMITS } from '#shared/catalog/admin.ts'
import { getSystemSettings, updateSystemSettings } from '#shared/contracts/admin/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { SYSTEM_DEFAULTS, type SystemSettings } from '#shared/models/admin/settings.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { adminReadOptions, useAdminCall, useAdminEmail } from '#web/lib/admin/admin-read-options.ts'
import { showMoment } from '#web/lib/time.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'

const settingsQuery = adminReadOptions(getSystemSettings)

export function SettingsCard() {
  return (
    <TitledCard title="Settings" description="They apply to all users, from the next run on.">
      <Loaded
        query={useQuery(settingsQuery)}
        skeleton={
          <CardBody>
            <LoadingSkeleton label="Loading the settings" variant="form" />
          </CardBody>
        }
        failed="The settings could not be loaded"
        advice="Nothing has changed. Try again in a moment."
      >
        {({ settings }) => (
          <CardBody>
            <SettingsForm key={settings.updatedAt ?? 'defaults'} settings={settings} />
          </CardBody>
        )}
      </Loaded>
    </TitledCard>
  )
}

const FIELDS = [
  {
    name: 'emailsPerDayPerUser',
    label: 'Emails a day per user',
    hint: 'The lower of this and the plan’s daily limit applies; 0 stops drafting for everyone.',
  },
  {
    name: 'responseTimeoutHours',
    label: 'Response timeout in hours',
    hint: 'After this long without an answer, an email marked as sent is shown as unanswered.',
  },
] as const

/** An empty field is not a number, and not zero. */
const numberOf = (typed: string | number): number =>
  String(typed).trim() === '' ? Number.NaN : Number(typed)

function SettingsForm({ settings }: { settings: SystemSettings }) {
  const { emailsPerDayPerUser, responseTimeoutHours } = settings
  const { register, handleSubmit, formState } = useForm<BodyInputOf<typeof updateSystemSettings>>({
    resolver: standardSchemaResolver(updateSystemSettings.body),
    defaultValues: { emailsPerDayPerUser, responseTimeoutHours },
    reValidateMode: 'onSubmit',
  })
  const { mutate, isPending } = useAdminCall(updateSystemSettings, settingsQuery.queryKey, {
    done: () => ({ title: 'Settings saved', description: 'They apply from the next run on.' }),
    failed: 'Failed to save settings',
  })
  const submit = handleSubmit((input) => {
    if (!isPending) mutate({ body: input })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label}
            hint={`${SYSTEM_LIMITS[name].min} to ${SYSTEM_LIMITS[name].max}. ${hint} Default: ${SYSTEM_DEFAULTS[name]}.`}
            error={formState.errors[name]?.message}
            required
          >
            <Input
              {...register(name, { setValueAs: numberOf })}
              inputMode="numeric"
              autoComplete="off"
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
  const by = useAdminEmail()(updatedBy) ?? updatedBy
  return (
    <p className="min-w-0 text-sm break-words text-muted">
      {updatedAt === null
        ? 'Never changed.'
        : `Changed ${showMoment(updatedAt)}${by === null ? '' : ` by ${by}`}.`}
    </p>
  )
}
