import { BackLink } from '#web/components/ui/links.tsx'
import { BRAND } from '#shared/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { ENGINE_STEPS, INPUTS, type Step } from '#web/features/hub-diagram/steps.ts'
import { TallDiagram, WideDiagram } from './process-diagram.tsx'

export default function HubDiagramPage() {
  return (
    <div className="site-width py-10 lg:py-16">
      <BackLink to={paths.home}>Back to the home page</BackLink>
      <h1 className="mt-6 text-3xl lg:text-4xl">
        The AI <span className="whitespace-nowrap">job-search</span> process
      </h1>
      <p className="mt-4 measure text-lg text-muted">
        What you set once, and what {BRAND.name} does with it every 24 hours. The last step is yours: nothing
        is sent unless you send it.
      </p>
      <figure className="mt-10 lg:mt-14">
        <WideDiagram className="hidden w-full lg:block" />
        <TallDiagram className="w-full max-w-md lg:hidden" />
      </figure>
      <section aria-labelledby="in-words" className="mt-14 border-t border-line pt-10">
        <h2 id="in-words" className="text-2xl">
          The same in words
        </h2>
        <div className="mt-6 grid gap-10 lg:grid-cols-2">
          <Steps title="You set" steps={INPUTS} />
          <Steps title="The engine does" steps={ENGINE_STEPS} />
        </div>
      </section>
    </div>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-muted">
        {steps.map(({ text }) => (
          <li key={text} className="measure pl-1">
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
