import { describe, expect, it } from 'vitest'
import { firstPerson } from './first-person.ts'

describe('a telegraphic line', () => {
  it.each([
    ['Co-designed 17 minute audio-visual presentation accurately and creatively describing project for use in regional and national competition', 'co-designed a 17-minute audio-visual presentation'],
    ['Coordinated 3 day conference for 200 students', 'coordinated a 3-day conference for 200 students'],
    ['Led 8 person team', 'led an 8-person team'],
    ['Managed team of 9 volunteers', 'managed a team of 9 volunteers'],
    ['Created comprehensive training manual for staff', 'created a comprehensive training manual for staff'],
    ['Organized annual charity event raising $5,000 for shelter', 'organized an annual charity event raising $5,000'],
    ['Developed marketing campaign for new product', 'developed a marketing campaign for a new product'],
    ['Led redesign of checkout', 'led the redesign of checkout'],
    ['Automated weekly pricing report (Python, Airflow), from 5 hours to 10 minutes', 'automated a weekly pricing report (Python, Airflow), from 5 hours to 10 minutes'],
    ['Managed $1.4M paid media budget across Meta and TikTok', 'managed a $1.4M paid media budget across Meta and TikTok'],
    ['Managed $8M budget of the plant', 'managed an $8M budget of the plant'],
    ['Closed largest deal in APAC history', 'closed the largest deal in APAC history'],
    ['Cut close from 9 days to 6', 'cut the close from 9 days to 6'],
    ['Lifted open rate from 17% to 26%', 'lifted the open rate from 17% to 26%'],
    ['Chaired 8-person department', 'chaired an 8-person department'],
    ['Led cross-functional squad of 11', 'led a cross-functional squad of 11'],
    ['Launched instalment product Flex Later to 250k customers', 'launched the instalment product Flex Later to 250k customers'],
    ['Delivered the Condor program 3 months early and 6% under budget', 'delivered the Condor program 3 months early and 6% under budget'],
    ['Designed the internal survey and crowdsourcing platform which the whole site uses', 'designed the internal survey and crowdsourcing platform'],
    ['Served as Technical Lead on the R7 to R8 platform', 'served as Technical Lead on the R7 to R8 platform'],
    ['Cared for patients in 18-bed medical ICU', 'cared for patients in an 18-bed medical ICU'],
    ['Reduced infection rates by 40% through standardized care bundle', 'reduced infection rates by 40% through a standardized care bundle'],
  ])('%j gets its article or ends before the phrase that lacks one', (line, said) => expect(firstPerson(line, false)?.said).toBe(said))

  it.each(['Designed logo for club', 'Worked in team of 5 to build mobile app for university', 'Served as treasurer of club', 'Tutor of a form of 30 pupils', 'Reporting to the CFO, responsible for a team of six'])(
    '%j has no sure form',
    (line) => expect(firstPerson(line, false)).toBeNull(),
  )

  it.each([
    ['Answered 60 tickets a day by chat and phone', 'answered 60 tickets a day by chat and phone'],
    ['Reduced onboarding time from 21 days to 4 days', 'reduced onboarding time from 21 days to 4 days'],
    ['Coordinated care for up to 30 patients per shift', 'coordinated care for up to 30 patients per shift'],
    ['Migrated a Rails monolith to 12 services', 'migrated a Rails monolith to 12 services'],
  ])('%j needs none', (line, said) => expect(firstPerson(line, false)?.said).toBe(said))
})

describe('a line with more than a letter needs', () => {
  it.each([
    ['Implement collective ideas to sponsor campus and community events which promote educational and social change', 'implement collective ideas to sponsor campus and community events'],
    ["Plan two yearly outreach events to highlight community members' creativity in spoken word, poetry, music, and art", "plan two yearly outreach events to highlight community members' creativity"],
    ['Run discovery with 6 engineers and 2 designers; 11 of 14 experiments shipped', 'run discovery with 6 engineers and 2 designers'],
    ['Moved 45 services to Kubernetes with a team of 5, without downtime for the 2 million people who pay with it every day', 'moved 45 services to Kubernetes with a team of 5'],
    ['Wrote the specification of the first mobile app (Office 365 sign-in, ISO 27001)', 'wrote the specification of the first mobile app'],
  ])('%j', (line, said) => expect(firstPerson(line, true)?.said).toBe(said))

  it('gives the outcome behind "which" a sentence of its own', () => {
    expect(firstPerson('Led the rebuild of the billing platform used by 1,400 customers, which cut failed payments by 38%', true)).toEqual({
      said: 'led the rebuild of the billing platform used by 1,400 customers', tense: 'past', result: 'cut failed payments by 38%',
    })
  })
})

it('takes a gerund for a part of a name unless something new begins with it', () => {
  expect(firstPerson('Reduced survey processing time from 5 days to 2 by rewriting the import scripts', false)?.said).toBe('reduced survey processing time from 5 days to 2 by rewriting the import scripts')
})
