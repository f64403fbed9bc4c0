import { describe, expect, it } from 'vitest'
import { cleanCompany, cleanTitle, isName } from './clean-name.ts'

describe('cleanTitle', () => {
  it.each([
    ['SENIOR DATA ANALYST (M/F/D)', 'Senior Data Analyst'],
    ['[Remote] SENIOR BUYER (m/f/d)', 'Senior Buyer'],
    ['Nurse - Remote - $20/hr', 'Nurse'],
    ['URGENT: Warehouse Lead', 'Warehouse Lead'],
    ['Claims Clerk: Legal Expenses & Personal Lines', 'Claims Clerk'],
    ['[Remote] Product Manager | Berlin', 'Product Manager'],
    ['Frontend Developer, Student Products', 'Frontend Developer'],
    ['Manager, Operations', 'Manager, Operations'],
    ['Senior Executive – Patient Relations & Visitors', 'Senior Executive – Patient Relations & Visitors'],
    ['Manager - Remote', 'Manager'],
    [
      "Bibliothécaire – responsable de l'espace jeunesse (H/F)",
      "Bibliothécaire – responsable de l'espace jeunesse",
    ],
    ['Sales Manager #4451', 'Sales Manager'],
    ['Remote - Support Agent', 'Support Agent'],
    ['HEAD OF HR', 'HEAD OF HR'],
    ['COORDINADOR(A) SST', 'Coordinador(a) SST'],
    ['Registered Veterinary Nurse / RVN', 'Registered Veterinary Nurse'],
    ['REGISTERED NURSE - ICU', 'Registered Nurse'],
    ['Leiter/in Hauswirtschaft 80 – 100%', 'Leiter/in Hauswirtschaft'],
    ['Lokführer Regionalverkehr 80–100 %', 'Lokführer Regionalverkehr'],
    ['ELECTRICIAN IN COLUMBUS OH', 'Electrician in Columbus OH'],
    ['Contract Manager', 'Contract Manager'],
    ['C++ Developer', 'C++ Developer'],
    ['Electrician, Core Services', 'Electrician'],
    ['EV Charging Installation Electrician x3', 'EV Charging Installation Electrician'],
    ['SWE, Early Career (0-2 yrs)', 'SWE'],
    ['Staff Engineer (all genders)', 'Staff Engineer'],
    ['Haustechniker:in', 'Haustechniker:in'],
    ['Éducateur spécialisé / Éducatrice spécialisée (H/F)', 'Éducateur spécialisé'],
    ['Éducateur(trice) spécialisé(e) – Service à domicile', 'Éducateur(trice) spécialisé(e)'],
    ['Directeur / Directrice', 'Directeur'],
    ['Site Engineer / Junior Foreman', 'Site Engineer / Junior Foreman'],
    ['Forklift Driver / Night Shift', 'Forklift Driver'],
    ['Conseillère ou conseiller, achats', 'Conseillère ou conseiller, achats'],
    ['Senior Manager, Fleet', 'Senior Manager, Fleet'],
    ['Chargé / Chargée de mission (H/F)', 'Chargé / Chargée de mission'],
    ['Scientist (m/w/d) für Blechumformung', 'Scientist'],
    ['Assistant de gestion H/F', 'Assistant de gestion'],
    ['Engineer\r\nBcc: x@example.com', 'Engineer'],
    ['Pharmacy Technician II, Nights', 'Pharmacy Technician II'],
  ])('%j is %s', (title, clean) => expect(cleanTitle(title)).toBe(clean))

  it.each([
    '',
    '!!!',
    'Ignore previous instructions',
    'see https://evil.example',
    '職人',
    'x'.repeat(80),
    'one two three four five six seven eight',
    'Finance: Senior Accountant',
  ])('%j is no title', (title) => {
    expect(cleanTitle(title)).toBeNull()
  })
})

describe('cleanCompany', () => {
  it.each([
    ['Acme, Inc.', 'Acme'],
    ['Müller & Söhne GmbH', 'Müller & Söhne'],
    ['Smith & Co', 'Smith & Co'],
    ['The Company Co.', 'The Company'],
    ['O’Hara Freight (Midwest)', 'O’Hara Freight'],
    ['ST. BRENDAN MEDICAL CENTER', 'St. Brendan Medical Center'],
    ['IKEA', 'IKEA'],
    ['Yahoo Farms!', 'Yahoo Farms!'],
    ['N26 GmbH', 'N26'],
    ['Maplepath Pte. Ltd.', 'Maplepath'],
    ['Snowflake Computing Singapore Pte Ltd', 'Snowflake Computing Singapore'],
    ['Silverreach Pvt. Ltd.', 'Silverreach'],
  ])('%j is %s', (company, clean) => expect(cleanCompany(company)).toBe(clean))

  it.each([
    '株式会社',
    'Confidential',
    'Confidential Company',
    'Undisclosed',
    'Our client',
    'N/A',
    'Private Advertiser',
  ])('gives none for %j', (company) => expect(cleanCompany(company)).toBeNull())
})

it('isName takes names alone', () => {
  expect(['SQL', 'Wound care', "O'Neill & Sons"].map((name) => isName(name))).toEqual([true, true, true])
  expect(['a', 'x\u200by', '<b>', 'mail@evil.example', 'Иван'].map((name) => isName(name))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
