import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fitSearch, fitTitle, matchTitle, namesTrade, TITLE_MATCHES } from './match-title.ts'
import { sameTitles } from './occupation-of.ts'

describe('a title that is the wanted job', () => {
  it.each([
    ['Product Manager', 'Senior Product Manager, Payments', 0.97],
    ['Product Manager', 'Sr. PM - Growth', 0.68],
    ['Product Manager', 'Manager, Product', 1],
    ['Product Manager', 'Senior Manager – Product', 0.97],
    ['Product Manager', 'Produktmanager:in (m/w/d)', 1],
    ['Product Manager', 'Product & Growth Manager', 0.9],
    ['Product Manager', 'Product Managers – Remote', 1],
    ['Product Manager', '<strong>Product</strong> <strong>Manager</strong> | Search', 1],
    ['Product Manager', 'Technical Product Manager II #4471', 0.98],
    ['Product Manager', 'PRODUCT MANAGER (all genders) 80-100%', 1],
    ['Product Manager', 'Product Manager $120k - $140k', 1],
    ['Marketing Coordinator', 'Mktg Coord (temp)', 1],
    ['Marketing Coordinator', 'Marketing & Communications Coordinator', 0.96],
    ['Marketing Coordinator', 'Coordinator - Marketing', 1],
    ['Software Engineer', 'Software Developer I', 0.87],
    ['Software Engineer', 'SWE II, Backend', 1],
    ['Software Engineer', 'Software Development Enginner - New Grad (2024)', 0.75],
    ['Software Engineer', 'Software Engineer – New Grads 2024 - Planning & Control', 0.75],
    ['Software Engineer', 'New Grad 2024: Software Engineer - Backend', 0.75],
    ['Software Engineer', 'Software Developer IAC23124', 1],
    ['Software Engineer', 'Associate – New Grad - Software Engineer - OR049152', 0.75],
    ['Software Engineer', 'Full Stack Software Engineer Level I - Active Clearance Required', 0.83],
    ['Frontend Engineer', 'Software Engineer - Frontend - Forms Engine', 1],
    ['Frontend Engineer', 'Junior Front-End Developer', 0.87],
    ['Data Analyst', 'Data Analyst Job ID 2024', 1],
    ['Data Analyst', 'Strategic Intelligence Analyst / Data Analyst - Washington DC', 0.85],
    ['Director of Marketing', 'Marketing Director', 1],
    ['Head of Marketing', 'Head of Marketing & Sales', 0.96],
    ['VP Sales', 'Vice President of Sales, EMEA', 1],
    ['Registered Nurse', 'RN - Night Shift', 1],
    ['HR Manager', 'Human Resources Manager', 1],
    ['UX/UI Designer', 'Senior UX Designer', 0.97],
    ['Operations Manager', 'Operations Mgr.', 1],
    ['Executive Assistant', 'Executive Assistant to the CEO', 0.98],
    ['Senior Product Manager', 'Lead Product Manager', 0.95],
    ['Senior Product Manager', 'Product Manager', 0.88],
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
    ['Project Manager', 'Project Management Officer'],
    ['Store Manager', 'Assistant Store Manager'],
    ['Senior Product Manager', 'Junior Product Manager'],
    ['Product Manager', ''],
    ['', 'Product Manager'],
  ])('%s: %s', (wanted, title) => {
    expect(matchTitle(wanted, title)).toBeLessThan(TITLE_MATCHES)
  })
})

describe('the relation of a title to the wanted one', () => {
  it.each([
    ['Krankenpfleger', 'Pflegefachkraft (m/w/d) – Kardiologie, Kennz. 2026-114', 'other_name', 1],
    ['Krankenpfleger', 'Registered Nurse – ICU', 'other_name', 1],
    ['Krankenpfleger', 'Gesundheits- und Kinderkrankenpfleger:in', 'special', 0.88],
    ['Krankenpfleger', 'Pflegehelfer (m/w/d)', 'near', 0.68],
    ['Infirmière', 'INFIRMIER DE NUIT H/F - CDI', 'within', 0.98],
    ['Enfermera', 'Diplomado Universitario en Enfermería (H/M) Ref. 7741', 'other_name', 1],
    ['Software Engineer', 'Senior Staff Software Engineer II', 'same', 0.85],
    ['Software Engineer', 'Développeur(se) Full Stack (F/H)', 'other_name', 1],
    ['Data Analyst', 'Analyst – Customer Data Insights', 'other_name', 1],
    ['Accountant', 'Staff Accountant', 'same', 1],
    ['Registered Nurse', 'Nurse Manager, Surgery', 'near', 0.68],
    ['Truck Driver', 'Chauffeur poids lourd (SPL) F/H', 'other_name', 1],
    ['Quantum Whisperer', 'Quantum Whisperer (m/w/d)', 'words', 1],
  ] as const)('%s: %s', (wanted, title, kind, score) => {
    expect(fitTitle(wanted, title)).toMatchObject({ kind, score })
  })

  it.each([
    ['Krankenpfleger', 'Ausbildung Pflegefachfrau/-mann 2026'],
    ['Krankenpfleger', 'Tierpfleger (m/w/d)'],
    ['Softwareentwickler', 'Werkstudent Softwareentwicklung (m/w/d)'],
    ['Softwareentwickler', 'Personalentwickler (m/w/d)'],
    ['Développeur web', 'Alternance - Développeur Web H/F'],
    ['Développeur web', 'Stage développeur web (6 mois)'],
    ['Camarero', 'Camarera de pisos'],
    ['Desarrollador', 'Desarrollador de negocios'],
    ['Registered Nurse', 'Nurse Recruiter'],
    ['Registered Nurse', 'Assistant to the Registered Nurse'],
    ['Chef de Partie', "Chef d'équipe maintenance"],
    ['Warehouse Worker', 'Data Warehouse Engineer'],
    ['Product Manager', 'Contract Manager'],
  ])('%s is not %s', (wanted, title) => {
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

it('takes the best of the titles that a search counts as wanted', () => {
  const search = { jobTitle: 'Product Manager', otherTitles: ['Paralegal'] }
  expect(fitSearch(search, 'Senior Paralegal').score).toBeGreaterThanOrEqual(0.6)
  expect(fitSearch({ jobTitle: 'Product Manager' }, 'Senior Paralegal').score).toBeLessThan(0.6)
  expect(fitSearch(search, 'Product Manager').score).toBe(1)
})

it('knows which titles count as the same', () => {
  expect(sameTitles('Nurse')).toEqual(
    expect.arrayContaining(['registered nurse', 'krankenpfleger', 'infirmier']),
  )
  expect(sameTitles('Nurse')).not.toContain('nurse')
  expect(sameTitles('Quartz Whisperer')).toEqual([])
})

it('a license, a registration or an exam before a title is no other trade', () => {
  expect(namesTrade('Registered Optician', 'Licensed Optician / Assistant Store Manager')).toBe(true)
  expect(namesTrade('Qualified Arborist', 'Certified Arborist')).toBe(true)
  expect(namesTrade('Registered Optician', 'Registered Farrier')).toBe(false)
})
