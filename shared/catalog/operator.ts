import company from '../../content/company.json' with { type: 'json' }
import type { Company } from '#shared/models/company.ts'

// The site's build validates the file, so pages need no schema.
const read: Company = company

export const OPERATOR = read.operator

/** Each number of the public pages stands here once. */
export const CLAIMS = read.claims

export const CERTIFICATIONS = read.certifications

/** Founders and testimonials are real people; both lists are empty until there are any. */
export const FOUNDERS = read.founders

export const VOICES = read.testimonials
