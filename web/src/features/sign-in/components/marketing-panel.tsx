const POINTS = [
  { title: 'The person, not the portal', text: 'Each email goes to somebody who decides about the job, with the public source they were found in.' },
  { title: 'Nothing invented', text: 'Every sentence rests on your resume, the posting or a fact you confirmed. The margin shows which.' },
  { title: 'You press send', text: 'Drafts wait in your own Gmail. We never send mail from it; sending stays with you.' },
] as const

/** What somebody is reminded of who comes back. */
export function MarketingPanel() {
  return (
    <>
      <p className="font-serif text-4xl leading-[1.1] font-semibold">A good letter reaches the person who reads it.</p>
      <dl className="mt-10 space-y-6">
        {POINTS.map(({ title, text }) => (
          <div key={title} className="border-l border-accent pl-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
