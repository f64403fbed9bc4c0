import type { DemoPosting } from '#shared/models/visitors/demo.ts'
import { SAMPLE_POSTING } from './posting.ts'

const { title, company, description } = SAMPLE_POSTING

/** Postings that a visitor can try, one each of three trades. Companies are invented. */
export const DEMO_POSTINGS: readonly DemoPosting[] = [
  { title, company, description },
  {
    title: 'Nurse Manager',
    company: 'Harbor Lane Clinic',
    description: `Harbor Lane Clinic sees 300 outpatients a day in four departments.

Two wards will merge in spring, and we want to keep every nurse who works there today.

What you will do
- Lead a team of 30 nurses across two wards
- Plan shifts so that overtime falls below five percent
- Bring down falls and medication errors with our quality team
- Train new nurses in their first three months

What you bring
- A nursing license and several years of leading a team
- Experience with electronic patient records`,
  },
  {
    title: 'Account Executive',
    company: 'Quillworks',
    description: `Quillworks sells contract software to legal departments with 50 to 500 people.

We are opening the Midwest and want to win the first 40 customers there within a year.

What you will do
- Find, open and close new customers from the first call to the signature
- Run demonstrations for general counsels and their procurement
- Keep a pipeline of three times your quota, and forecast it in Salesforce
- Hand new customers over to customer success without a gap

What you bring
- Several years of selling software to companies
- A record of meeting or exceeding your quota`,
  },
]
