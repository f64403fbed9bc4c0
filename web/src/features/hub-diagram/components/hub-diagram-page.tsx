import { ArrowDown } from 'lucide-react'
import { clsx } from 'clsx'
import { BRAND } from '#shared/brand.ts'
import { BackLink } from '#web/components/ui/links.tsx'
import { ENGINE_STEPS, INPUTS, type Step } from '#web/features/hub-diagram/steps.ts'
import { paths } from '#web/lib/paths.ts'
import { EngineDrawing, StepDrawing } from './step-drawing.tsx'

export default function HubDiagramPage() {
  return (
    <div className="site-width py-10 lg:py-16">
      <BackLink to={paths.home}>Back to the home page</BackLink>
      <h1 id="process" className="mt-6 text-3xl lg:text-4xl">
        The AI <span className="whitespace-nowrap">job-search</span> process
      </h1>
      <p className="mt-4 measure text-lg text-muted">
        What you set once, and what {BRAND.name} does with it every 24 hours. The last step is yours: nothing
        is sent unless you send it.
      </p>
      <figure
        aria-labelledby="process"
        className={clsx(
          'mt-10 flex flex-col gap-6 lg:mt-14 lg:grid lg:items-center lg:gap-x-8',
          'lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_minmax(0,1fr)]',
        )}
      >
        <Steps title="You set" steps={INPUTS} className="lg:border-r lg:border-control lg:pr-8" />
        <Arrow className="text-control" />
        <div className="flex items-center gap-6 rounded-lg border border-control bg-sheet p-5 lg:flex-col lg:gap-3 lg:p-6">
          <EngineDrawing />
          <p className="font-serif text-lg">The engine</p>
        </div>
        <Arrow className="text-accent" />
        <Steps title="The engine does" steps={ENGINE_STEPS} className="[--line:var(--color-accent)]" />
      </figure>
    </div>
  )
}

/** Leads on: down on phones, to the right on wide screens. */
const Arrow = ({ className }: { className: string }) => (
  <ArrowDown aria-hidden className={clsx('ml-1 size-8 lg:ml-0 lg:-rotate-90', className)} />
)

/** Steps one below the other, with a line from drawing to drawing. */
function Steps({ title, steps, className }: { title: string; steps: readonly Step[]; className: string }) {
  return (
    <section aria-label={title} className={clsx('lg:self-start', className)}>
      <h2 className="text-2xl">{title}</h2>
      <ol className="mt-6">
        {steps.map((step) => (
          <li
            key={step.title}
            className={clsx(
              'relative flex gap-4 pb-8 last:pb-0 before:absolute before:top-12 before:bottom-2 before:left-5',
              'before:w-px before:bg-(--line,var(--color-control)) last:before:hidden',
            )}
          >
            <StepDrawing icon={step.icon} />
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">{step.title}</h3>
              <p className="mt-0.5 text-sm text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
