import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { storeConsent, storedConsent } from '#web/lib/page/consent.ts'
import { stageSettings } from '#web/lib/stage-settings.ts'

/**
 * Shows and changes whether this browser's page views are counted. Renders nothing where none are counted.
 */
export function PageViewsCard() {
  const { data } = useQuery(stageSettings)
  const [consent, setConsent] = useState(storedConsent)
  if (data?.analytics === undefined) return null
  const other = consent === 'yes' ? 'no' : 'yes'
  const change = () => {
    storeConsent(other)
    setConsent(other)
  }
  return (
    <TitledCard
      title="Page views"
      description="We count which pages are read, without cookies and without your address. Your choice applies to this browser."
    >
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">
          {consent === 'yes' ? 'Your page views are counted.' : 'Your page views aren’t counted.'}
        </p>
        <Button onClick={change}>{consent === 'yes' ? 'Stop counting' : 'Allow counting'}</Button>
      </CardBody>
    </TitledCard>
  )
}
