export interface ProductPicture {
  readonly name: 'tracker' | 'letter' | 'run'
  readonly width: number
  readonly height: number
  readonly title: string
  readonly text: string
  /** Alternative text. */
  readonly alt: string
}

/** Screenshots of the product with invented people and companies. `npm run pictures` takes them. */
export const PRODUCT_PICTURES: readonly ProductPicture[] = [
  {
    name: 'tracker',
    width: 1216,
    height: 800,
    title: 'The tracker',
    text: 'Every email with its person, its job and what came of it. Today’s to-dos are at the top.',
    alt: 'The tracker: a line says how many drafts there are to read, a bar shows how far the day’s run is, and below it stand emails with company, job title, person and status.',
  },
  {
    name: 'letter',
    width: 888,
    height: 560,
    title: 'A draft with its sources',
    text: 'Beside each paragraph are the lines behind it, from your resume and the posting, before you send.',
    alt: 'A draft opened from the tracker: the letter on the left, the sources of each paragraph in its margin, and buttons to open it in Gmail, copy it or download it.',
  },
  {
    name: 'run',
    width: 888,
    height: 560,
    title: 'The daily run',
    text: 'What it found, what it skipped and why, and each company as its draft is written.',
    alt: 'A run at work: how many postings were found and left out, how many emails are written, and the companies whose drafts are ready to read.',
  },
]
