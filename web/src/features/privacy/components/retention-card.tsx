import { useState, type FormEvent } from 'react'
import { RETENTION } from '#shared/catalog/constants.ts'
import type { DataRetention, RetentionDays } from '#shared/models/account/privacy.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { clsx } from 'clsx'
import { showDate, showDateTime } from '#web/lib/time.ts'
import { updateRetentionSettings } from '#shared/contracts/account/privacy.ts'
import { privacyQuery } from '#web/features/privacy/api/privacy.ts'
import { useCall } from '#web/lib/api/use-call.ts'

const CHOICES: readonly (RetentionDays | null)[] = [null, ...RETENTION.days]

const label = (days: RetentionDays | null): string => (days === null ? 'Never' : `After ${days} days`)

/** After how many days without use the account is deleted automatically. */
export function RetentionCard({ retention }: { retention: DataRetention }) {
  const saved = retention.autoDeleteAfterDays
  const [choice, setChoice] = useState(saved)
  const { mutate, isPending } = useCall(updateRetentionSettings, {
    changes: [privacyQuery.queryKey],
    done: ({ scheduledDeletionDate, autoDeleteAfterDays }) => ({
      title: 'Retention settings saved',
      description: inWords(autoDeleteAfterDays, scheduledDeletionDate),
    }),
    failed: {
      title: 'Retention settings not saved',
      description: 'Your previous choice still applies. Please try again.',
    },
  })
  // A choice that was never confirmed can be saved unchanged.
  const changed = choice !== saved || retention.retentionPolicyAcceptedAt === null

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ body: { autoDeleteAfterDays: choice, retentionPolicyAcceptedAt: true } })
  }

  return (
    <TitledCard
      title="Data Retention"
      description="Delete your account and everything in it once you no longer use it."
    >
      <CardBody slim>
        <dl>
          <DefinitionLine label="Now">{inWords(saved, retention.scheduledDeletionDate)}</DefinitionLine>
          <DefinitionLine label="Last activity">{showDateTime(retention.lastActivityDate)}</DefinitionLine>
          <DefinitionLine label="Settings accepted">
            {showDateTime(retention.retentionPolicyAcceptedAt)}
          </DefinitionLine>
        </dl>
      </CardBody>
      <form onSubmit={save} className="border-t border-line px-5 py-5 sm:px-6">
        <fieldset>
          <legend className="text-sm font-medium">Delete my account when I don’t use it</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
            {CHOICES.map((days) => (
              <label
                key={days ?? 'never'}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3',
                  'text-sm transition-colors duration-150',
                  days === choice ? 'border-brand bg-brand-soft' : 'border-line hover:bg-wash',
                )}
              >
                <input
                  type="radio"
                  name="retention"
                  checked={days === choice}
                  onChange={() => setChoice(days)}
                  className="size-4 shrink-0 accent-brand"
                />
                {label(days)}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="mt-3 measure text-sm text-muted">
          We count from your last activity, and not while you have a plan or trial. We’ll email you{' '}
          {RETENTION.warningDays} days before; signing in keeps the account. By saving, you agree that we
          delete it when that time is up.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button type="submit" busy={isPending} disabled={!changed}>
            {isPending ? 'Saving' : 'Save retention settings'}
          </Button>
          {!changed && <span className="text-xs text-muted">This is already your choice.</span>}
        </div>
      </form>
    </TitledCard>
  )
}

function inWords(days: RetentionDays | null, scheduled: string | null): string {
  if (days === null) return 'Your account stays until you delete it.'
  if (scheduled === null)
    return (
      `While your plan is active, your account is kept. It is deleted ${days} ` +
      'days after the plan ends, unless you use it before then.'
    )
  return `Deleted on ${showDate(scheduled)}, unless you use it before then.`
}
