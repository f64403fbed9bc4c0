import { dayOf } from '#platform/clock.ts'
import { word } from './vendors.ts'

/** One of the postings of a day that users find by themselves. */
export function ownPosting(index: number, now: Date) {
  const company = `Found${word(`${dayOf(now)}-${index}`).toLowerCase()}`
  const description = `Engineer
Berlin, Germany
You will plan and test the tools that our engineers use every day. We look for an engineer who has built a planning
tool before. Questions are answered at jobs@${company.toLowerCase()}.example.`
  return {
    input: { companyName: company, description },
    corrections: { jobTitle: 'Engineer', companyName: company },
  }
}
