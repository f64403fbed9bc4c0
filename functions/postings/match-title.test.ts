import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { matchTitle, TITLE_MATCHES } from './match-title.ts'

describe('a title that is the wanted job', () => {
  it.each([
    ['Product Manager', 'Senior Product Manager, Payments', 0.97],
    ['Product Manager', 'Sr. PM - Growth', 0.68],
    ['Product Manager', 'Manager, Product', 0.95],
    ['Product Manager', 'Senior Manager – Product', 0.92],
    ['Product Manager', 'Produktmanager:in (m/w/d)', 1],
    ['Product Manager', 'Product & Growth Manager', 0.9],
    ['Product Manager', 'Product Managers – Remote', 1],
    ['Product Manager', '<strong>Product</strong> <strong>Manager</strong> | Search', 1],
    ['Product Manager', 'Technical Product Manager II #4471', 0.95],
    ['Product Manager', 'PRODUCT MANAGER (all genders) 80-100%', 1],
    ['Product Manager', 'Product Manager $120k - $140k', 1],
    ['Marketing Coordinator', 'Mktg Coord (temp)', 1],
    ['Marketing Coordinator', 'Marketing & Communications Coordinator', 0.9],
    ['Marketing Coordinator', 'Coordinator - Marketing', 0.95],
    ['Software Engineer', 'Software Developer I', 0.95],
    ['Software Engineer', 'SWE II, Backend', 1],
    ['Software Engineer', 'Software Development Enginner - New Grad (2024)', 0.75],
    ['Software Engineer', 'Software Engineer – New Grads 2024 - Planning & Control', 0.75],
    ['Software Engineer', 'New Grad 2024: Software Engineer - Backend', 0.75],
    ['Software Engineer', 'Software Developer IAC23124', 1],
    ['Software Engineer', 'Associate – New Grad - Software Engineer - OR049152', 0.75],
    ['Software Engineer', 'Full Stack Software Engineer Level I - Active Clearance Required', 0.86],
    ['Frontend Engineer', 'Software Engineer - Frontend - Forms Engine', 0.81],
    ['Frontend Engineer', 'Junior Front-End Developer', 0.85],
    ['Data Analyst', 'Data Analyst Job ID 2024', 1],
    ['Data Analyst', 'Strategic Intelligence Analyst / Data Analyst - Washington DC', 0.85],
    ['Director of Marketing', 'Marketing Director', 1],
    ['Head of Marketing', 'Head of Marketing & Sales', 0.95],
    ['VP Sales', 'Vice President of Sales, EMEA', 0.95],
    ['Registered Nurse', 'RN - Night Shift', 1],
    ['HR Manager', 'Human Resources Manager', 1],
    ['UX/UI Designer', 'Senior UX Designer', 0.97],
    ['Operations Manager', 'Operations Mgr.', 1],
    ['Executive Assistant', 'Executive Assistant to the CEO', 1],
    ['Senior Product Manager', 'Lead Product Manager', 0.95],
    ['Senior Product Manager', 'Product Manager', 0.8],
    ['Product Manager, Payments', 'Product Manager - Payments', 1],
  ])('%s: %s', (wanted, title, score) => {
    expect(matchTitle(wanted, title)).toBe(score)
    expect(score).toBeGreaterThanOrEqual(TITLE_MATCHES)
  })
})

describe('a title that is another job', () => {
  it.each([
    ['Product Manager', 'Product Marketing Manager'],
    ['Product Manager', 'Production Manager'],
    ['Product Manager', 'Product Manager Intern'],
    ['Product Manager', 'Manager, Product Marketing'],
    ['Product Manager', 'Assistant to the Product Manager'],
    [
      'Product Manager',
      'Korean Speaking Mentors - Independent Contractor - : Product Manager Mentor & Project Reviewer',
    ],
    ['Product Manager', 'Account Manager, Product'],
    ['Marketing Coordinator', 'Marketing Events Coordinator'],
    ['Software Engineer', 'Software Engineering Manager'],
    ['Software Engineer', 'Software Engineer in Test'],
    ['Software Engineer', '2025 Early Career Program: Software Engineering Intern'],
    ['Head of Marketing', 'Head of Product Marketing'],
    ['Data Analyst', 'Data Quality Analyst I'],
    ['Data Analyst', 'Analyst – Customer Data Insights'],
    ['Project Manager', 'Project Management Officer'],
    ['Store Manager', 'Assistant Store Manager'],
    ['Senior Product Manager', 'Junior Product Manager'],
    ['Product Manager', ''],
    ['', 'Product Manager'],
  ])('%s: %s', (wanted, title) => {
    expect(matchTitle(wanted, title)).toBeLessThan(TITLE_MATCHES)
  })
})

const sample = process.env['LISTINGS_SAMPLE'] ?? ''
const Listings = z.array(z.object({ title: z.string() }))

it.each(existsSync(sample) ? [sample] : [])(
  'finds the software engineers among real listings and keeps the others out',
  (path) => {
    const titles = Listings.parse(JSON.parse(readFileSync(path, 'utf8'))).map(({ title }) => title)
    const plain = titles.filter((title) =>
      /^Software (?:Engineer|Developer)(?: I{1,3}| [1-3])?$/.test(title.trim()),
    )
    expect(plain.length).toBeGreaterThan(20)
    expect(plain.filter((title) => matchTitle('Software Engineer', title) < TITLE_MATCHES)).toEqual([])
    expect(
      titles.filter(
        (title) =>
          /\bintern\b|manager|analyst/i.test(title) &&
          matchTitle('Software Engineer', title) >= TITLE_MATCHES &&
          !/software (?:engineer|developer)/i.test(title),
      ),
    ).toEqual([])
  },
)
