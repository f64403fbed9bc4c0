import { useId, type ReactNode } from 'react'
import { Card } from '#web/components/ui/card.tsx'

interface FormCardProps {
  title: string
  description: string
  children: ReactNode
}

/** A section of the form: its title and description on the left, its fields on the right. */
export function FormCard({ title, description, children }: FormCardProps) {
  const id = useId()
  return (
    <Card
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 px-5 py-5 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  )
}
