import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { T } from '#web/features/configuration/texts.ts'

const STEPS = [
  'Your resume, as PDF, Word or text',
  'One job title, one country, one city',
  'The kind of person you want to write to',
] as const

export function IntroCard({ onBegin }: { onBegin: () => void }) {
  return (
    <Card className="grid gap-8 px-6 py-8 sm:px-8 lg:grid-cols-[minmax(0,1fr)_12rem] lg:items-center">
      <div>
        <h2 className="text-2xl">{T.introTitle}</h2>
        <p className="mt-2 measure text-muted">
          Tell us what you are looking for once. Every 24 hours we look for matching jobs, find the people who
          decide about them, and save an email to each as a draft in your Gmail. Nothing is sent without you.
        </p>
        <ol className="mt-5 space-y-2 text-sm">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="font-serif text-accent-ink tabular">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <Button variant="accent" size="lg" className="mt-6" onClick={onBegin}>
          {T.introButton}
        </Button>
      </div>
      <svg
        aria-hidden
        viewBox="0 0 160 150"
        className="hidden w-full text-muted lg:block"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M38 16h70l14 14v104H38z" className="fill-paper" />
        <path d="M108 16v14h14" />
        <path d="M54 46h36M54 60h52M54 74h52M54 88h44M54 102h50M54 116h28" />
        <path d="M118 104 146 62l7 5-28 42-10 5z" className="fill-paper" />
        <circle cx="104" cy="116" r="9" className="fill-accent" stroke="none" />
      </svg>
    </Card>
  )
}
