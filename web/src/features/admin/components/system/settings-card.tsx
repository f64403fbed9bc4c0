import { useQuery } from '@tanstack/react-query'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { settingsQuery } from '#web/features/admin/api/system.ts'
import { CARD_HEADS } from '#web/features/admin/tabs.ts'
import { SettingsForm } from './settings-form.tsx'

export function SettingsCard() {
  return (
    <TitledCard {...CARD_HEADS.settings}>
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
