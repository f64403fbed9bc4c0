import company from '../../content/company.json' with { type: 'json' }
import type { Company } from '#shared/models/company.ts'

// The build of the site parses the file; a page needs no schema to read it.
const read: Company = company

export const OPERATOR = read.operator

/** Real people, none before there are any, here and below. */
export const FOUNDERS = read.founders

export const VOICES = read.testimonials
