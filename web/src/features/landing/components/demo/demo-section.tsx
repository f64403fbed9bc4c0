import { useState } from 'react'
import type { DemoResult as Result } from '#shared/models/visitors/demo.ts'
import { Section } from '#web/features/landing/components/section.tsx'
import { DemoForm } from './demo-form.tsx'
import { DemoResult } from './demo-result.tsx'

/** A visitor's own letter, before any account. Resume, posting and letter live in this tab alone. */
export function DemoSection() {
  const [shown, setShown] = useState<{ readonly result: Result; readonly company: string } | null>(null)
  return (
    <Section
      id="try"
      title="Try it on your own resume"
      lead="One resume and one posting make one draft. You need no account and no card, and we keep nothing: close this tab, and it’s gone."
    >
      <DemoForm
        onStart={() => setShown(null)}
        onResult={(result, company) => setShown({ result, company })}
      />
      {shown && <DemoResult {...shown} />}
    </Section>
  )
}
