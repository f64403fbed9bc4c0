interface Size {
  readonly width: number
  readonly height: number
}

export interface ProductPicture {
  readonly name: 'search' | 'run' | 'letter'
  /** One detail, in CSS pixels: as large as a wide screen and a phone show it, so that it can be read. */
  readonly wide: Size
  readonly phone: Size
  /** Alternative text. */
  readonly alt: string
}

/** Screenshots of the product with invented people and companies. `npm run pictures` takes them. */
export const PRODUCT_PICTURES = {
  search: {
    name: 'search',
    wide: { width: 616, height: 252 },
    phone: { width: 350, height: 318 },
    alt: 'A saved search: a job title, a country and a city, the age of postings, the person to write to, and the resume.',
  },
  run: {
    name: 'run',
    wide: { width: 616, height: 288 },
    phone: { width: 350, height: 400 },
    alt: 'The report of a run: how many postings were found, how many were skipped and why, and how many emails were written.',
  },
  letter: {
    name: 'letter',
    wide: { width: 816, height: 470 },
    phone: { width: 350, height: 420 },
    alt: 'A draft in the tracker: the email, and beside each paragraph the lines of the resume and the posting behind it.',
  },
} as const satisfies Record<string, ProductPicture>
