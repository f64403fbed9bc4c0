import { expect, it } from 'vitest'
import { inFull } from './in-full.ts'

it.each([
  ['Led walkthroughs w/ external auditors', 'Led walkthroughs with external auditors'],
  ['Educated families re: wound care & diet', 'Educated families about wound care and diet'],
  ['Audited clients with revenues from $20M - $900M', 'Audited clients with revenues from $20M to $900M'],
  ['Interviewed >100 candidates', 'Interviewed more than 100 candidates'],
  ['Handled 4k orders/min', 'Handled 4k orders a minute'],
  ['Saved €310k/yr in infra cost', 'Saved €310k a year in infra cost'],
  ['Serve as charge nurse 2x/month', 'Serve as charge nurse twice a month'],
  ['Saved approx. 25 hrs per month', 'Saved approximately 25 hours per month'],
  ['Grew sales 12% YoY in 3 yrs', 'Grew sales 12% year over year in 3 years'],
  ['Document all care in a timely manner', 'Document all care'],
  ['Won 62,000 sign-ups in first 90 days', 'Won 62,000 sign-ups in the first 90 days'],
  ['Chaired the department, 2018-2022', 'Chaired the department'],
  ['Ran A/B tests and AP/AR', 'Ran A/B tests and AP/AR'],
])('%j is %j in full', (line, full) => expect(inFull(line)).toBe(full))
