import { useQuery } from '@tanstack/react-query'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { settingsQuery } from '#web/features/admin/api/system.ts'
import { CARD_HEADS } from '#web/features/admin/tabs.ts'
import { SettingsForm } from './settings-form.tsx'

export function SettingsCard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <TitledCard {...CARD_HEADS.settings}>
      {isPending && (
        <CardBody>
          <LoadingSkeleton label="Loading the settings" variant="form" />
        </CardBody>
      )}
      {data === undefined && error !== null && (
        <ErrorState
          title="The settings could not be loaded"
          description={explain(error, 'Nothing has changed. Try again in a moment.')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <CardBody>
          <SettingsForm key={data.settings.updatedAt ?? 'defaults'} settings={data.settings} />
        </CardBody>
      )}
    </TitledCard>
  )
}
