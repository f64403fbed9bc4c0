export interface Testimonial {
  readonly name: string
  readonly role: string
  /** Drawn as a stamp; sample people have no photograph. */
  readonly image: string
  readonly quote: string
  readonly testId: string
}

/** Said on the page, beside the quotes. Goes only together with the samples. */
export const SAMPLES_NOTE =
  'Samples. These fifteen people are invented; quotes of customers will appear here when ' +
  'customers have agreed to them.'

const sample = (name: string, role: string, quote: string, index: number): Testimonial => ({
  name,
  role,
  quote,
  image: name
    .split(' ')
    .map((part) => part.charAt(0))
    .join(''),
  testId: `testimonial-${index + 1}`,
})

const SAMPLES: readonly (readonly [name: string, role: string, quote: string])[] = [
  [
    'Ruth Adeyemi',
    'Backend engineer, Manchester',
    'I had sent ninety applications and heard from a robot four times. The first letter I ' +
      'sent from here was answered by the person who later interviewed me.',
  ],
  [
    'Elena Herrera',
    'Product manager, Madrid',
    'I changed two sentences in every draft and left the rest. What I liked most was the ' +
      'margin: I could see which line of my resume it had used.',
  ],
  [
    'Ingrid Solheim',
    'Data analyst, Oslo',
    'Eleven drafts on the first morning, three of them for companies I had never heard ' +
      'of. One of those is where I work now.',
  ],
  [
    'Priya Raman',
    'UX researcher, Bengaluru',
    'It told me that a posting did not fit and why. That saved me an evening, and some pride.',
  ],
  [
    'Marcus Bell',
    'Finance lead, Toronto',
    'After twenty years I had forgotten how to introduce myself. The letters are shorter ' +
      'than what I would have written, and better for it.',
  ],
  [
    'Chiara Fontana',
    'Marketing manager, Milan',
    'Nothing is sent behind my back. I read a draft with my coffee, fix the tone, and ' +
      'press send in my own Gmail.',
  ],
  [
    'Daniel Okoro',
    'Site reliability engineer, Dublin',
    'Two people wrote back to say that the job was gone, and named who was hiring next ' +
      'door. No form ever did that.',
  ],
  [
    'Hanna Lindqvist',
    'Nurse turned clinical educator, Gothenburg',
    'I was changing careers and every form asked for a title I did not have. A person can read past a title.',
  ],
  [
    'Jonas Weidner',
    'Mechanical designer, Stuttgart',
    'The daily limit annoyed me for a week. Then I noticed that I was actually reading what I sent.',
  ],
  [
    'Aiko Tanabe',
    'Localization lead, Osaka',
    'My English letters sound like me now, only without the apologies.',
  ],
  [
    'Samuel Osei',
    'Sales engineer, Amsterdam',
    'Four conversations in two weeks. One became an offer, one became a friend, two ' +
      'became nothing, which is also an answer.',
  ],
  [
    'Leila Haddad',
    'Operations manager, Dubai',
    'The tracker shows who was written to and when, so I stopped keeping a spreadsheet that I never kept.',
  ],
  [
    'Owen Pritchard',
    'Teacher turned instructional designer, Cardiff',
    'I cancelled in the second month because I had signed a contract. Cancelling took one ' +
      'button, which I mention because it never does.',
  ],
  [
    'Nadia Kowalska',
    'Front-end developer, Krakow',
    'One draft got my notice period wrong. The margin showed that my own resume said so. I fixed the resume.',
  ],
  [
    'Grace Lim',
    'Supply chain planner, Singapore',
    'I wanted fewer letters, but right ones. Fifteen a day is more than enough when ' +
      'somebody has checked them first.',
  ],
]

/** Fictional people, marked as such on the page. */
export const TESTIMONIALS: readonly Testimonial[] = SAMPLES.map(([name, role, quote], index) =>
  sample(name, role, quote, index),
)
