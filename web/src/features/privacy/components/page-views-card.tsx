import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { storeConsent, storedConsent } from '#web/lib/page/consent.ts'
import { stageSettings } from '#web/lib/stage-settings.ts'

/**
 * Shows and changes whether this browser's visits are counted and measured. Renders nothing where none are.
 */
export function PageViewsCard() {
  const { data } = useQuery(stageSettings)
  const [consent, setConsent] = useState(storedConsent)
  if (data?.analytics === undefined && data?.visitors !== true) return null
  const other = consent === 'yes' ? 'no' : 'yes'
  const change = () => {
    storeConsent(other)
    setConsent(other)
  }
  return (
    <TitledCard
      title="Page views and errors"
      description="We count which pages are read, and record how fast they are and which scripts fail, without cookies and without your name. Your choice applies to this browser."
    >
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">
          {consent === 'yes' ? 'Your visits are counted.' : 'Your visits aren’t counted.'}
        </p>
        <Button onClick={change}>{consent === 'yes' ? 'Stop counting' : 'Allow counting'}</Button>
      </CardBody>
    </TitledCard>
  )
}
