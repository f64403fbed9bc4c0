import { useQuery } from '@tanstack/react-query'
import { Card, CardBody, CardHeader } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Loading, Skeleton } from '../../../components/ui/skeleton.tsx'
import { explain } from '../../../lib/api-error.ts'
import { settingsQuery } from '../api/get-settings.ts'
import { SettingsForm } from './settings-form.tsx'

export function SettingsCard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <Card aria-labelledby="settings">
      <CardHeader id="settings" title="Settings" description="They hold for all users, from the next run on." />
      {isPending && (
        <CardBody>
          <Loading label="Loading the settings" className="grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </Loading>
        </CardBody>
      )}
      {data === undefined && error !== null && (
        <ErrorState title="The settings could not be loaded" description={explain(error, 'Nothing has changed. Try again in a moment.')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && (
        <CardBody>
          <SettingsForm key={data.settings.updatedAt ?? 'defaults'} settings={data.settings} />
        </CardBody>
      )}
    </Card>
  )
}
