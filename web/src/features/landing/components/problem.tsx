import { Section } from './section.tsx'

const ROWS = [
  {
    what: 'Who reads it first',
    form: 'A filter that looks for words',
    letter: 'The person who will work with you',
  },
  {
    what: 'What they see',
    form: 'Row 214 of a spreadsheet',
    letter: 'Three sentences about their own posting',
  },
  {
    what: 'What comes back',
    form: 'An auto-reply, then mostly silence',
    letter: 'When a reply comes, it is from a real person',
  },
  {
    what: 'What it costs you',
    form: 'Retyping your resume into boxes',
    letter: 'A few minutes to read, change and send',
  },
] as const

/** Compares an application form with a letter. */
export function Problem() {
  return (
    <Section
      id="problem"
      className="border-t-0"
      title="Application forms take your evening and send back an auto-reply."
      lead={
        'A posting can draw hundreds of applications, and the person who decides sees a few ' +
        'of them, if any. A short email about their opening goes straight to that person.'
      }
    >
      <table className="compare rise">
        <caption className="sr-only">An application form beside a letter</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What is compared</span>
            </th>
            <th scope="col">Through the form</th>
            <th scope="col">To the person</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, form, letter }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-as="Form">{form}</td>
              <td data-as="Letter">{letter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
