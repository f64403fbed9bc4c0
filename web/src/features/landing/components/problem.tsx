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
    form: 'A receipt, then mostly silence',
    letter: 'If anything, a word from somebody with a name',
  },
  {
    what: 'What it costs you',
    form: 'Your resume, typed once more into boxes',
    letter: 'A few minutes to read, change and send',
  },
] as const

/** Compares an application form with a letter. */
export function Problem() {
  return (
    <Section
      id="problem"
      className="border-t-0"
      title="A form asks for your life and answers with a receipt."
      lead={
        'A posting can gather hundreds of applications, and the person who decides sees a ' +
        'few of them, if any. A short letter about their own work goes to that person ' +
        'directly.'
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
