const STEPS = [
  {
    who: 'You',
    title: 'Say what you want',
    text: 'Upload your resume. Choose one job title, one country, one city, and the kind of person to write to.',
    detail: 'once, about five minutes',
  },
  {
    who: 'We',
    title: 'Find the job and the person',
    text: 'Every 24 hours: postings that match, the company behind each, and somebody there who decides. Where no address can be verified, nobody is written to.',
    detail: 'postings → companies → people',
  },
  {
    who: 'We',
    title: 'Write, then check',
    text: 'One email for each person. Every sentence must rest on your resume, the posting or a fact you confirmed; a draft with one that does not is thrown away.',
    detail: '40 to 150 words, one question',
  },
  {
    who: 'You',
    title: 'Read, change, send',
    text: 'The drafts wait in your own Gmail with their sources in the tracker. You send what you stand behind, from your own address.',
    detail: 'we never send',
  },
] as const

/** The real pipeline, step by step. */
export function Pipeline() {
  return (
    <ol className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-4">
      {STEPS.map(({ who, title, text, detail }, index) => (
        <li key={title} className="relative border-t border-ink pt-5">
          <span aria-hidden className="absolute -top-[5px] left-0 size-[9px] rounded-full bg-accent" />
          <p className="flex items-baseline justify-between text-xs text-muted">
            <span className="tabular">Step {index + 1}</span>
            <span>{who}</span>
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 measure text-sm">{text}</p>
          <p className="mt-3 text-xs text-muted">{detail}</p>
        </li>
      ))}
    </ol>
  )
}
