import { useId, type ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#web/components/ui/card.tsx'

interface FormCardProps {
  title: string
  description: string
  children: ReactNode
}

export function FormCard({ title, description, children }: FormCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} description={description} level={3} />
      <CardBody>{children}</CardBody>
    </Card>
  )
}
