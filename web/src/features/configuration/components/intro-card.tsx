import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { SETUP_STEPS } from './setup-steps.tsx'

export function IntroCard({ onBegin }: { onBegin: () => void }) {
  return (
    <Card className="px-6 py-8 sm:px-8">
      <h2 className="text-2xl">Ready to Get Started?</h2>
      <p className="mt-2 measure text-muted">
        Tell us once what you are looking for. Every 24 hours we find matching jobs and the people who decide
        on them, and write each of them an email, which we save in your drafts.
      </p>
      <Button variant="accent" size="lg" className="mt-6" onClick={onBegin}>
        Set Up Configuration
      </Button>
      <ol className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {SETUP_STEPS.map(([title, text], index) => (
          <li key={title} className="border-t border-line pt-3 text-sm">
            <span className="font-serif text-lg text-accent-ink tabular">{index + 1}</span>
            <span className="ml-2 font-medium">{title}</span>
            <span className="mt-1 block text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
