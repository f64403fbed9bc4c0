const POINTS = [
  {
    title: 'The person, not the portal',
    text: 'Each email goes to someone who decides about the job, with a link to where we found them.',
  },
  {
    title: 'Nothing invented',
    text: 'Every sentence comes from your resume, the posting or a fact you confirmed. The margin shows which.',
  },
  {
    title: 'You press send',
    text: 'Drafts wait in your own Gmail. We never send mail from it; sending stays with you.',
  },
] as const

/** What the product does, for users who come back. */
export function MarketingPanel() {
  return (
    <>
      <p className="font-serif text-4xl leading-[1.1]">A good letter, in front of the right person.</p>
      <dl className="mt-10 border-t border-on-cover/25">
        {POINTS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-b border-on-cover/25 py-5 xl:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-serif text-lg">{title}</dt>
            <dd className="text-sm xl:pt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
