import { describe, expect, it } from 'vitest'
import { letterFrom } from '../../test/letters/letter-from.ts'

const WORK = `EXPERIENCE
Clerk, Larkfield Supply
2020 - present
- Answered 60 calls a day from customers of three towns`

const also = async (description: string, more: string): Promise<string | undefined> =>
  /Also on my resume:\n((?:- .*\n)+)/u
    .exec(await letterFrom(WORK, { title: 'Clerk', description }, more))?.[1]
    ?.split('\n')
    .flatMap((line) => (line === '' ? [] : [line.slice(2)]))
    .join(' / ')

describe('a driving license', () => {
  it.each([
    ['2. Führerschein / Qualifikationen\nFührerscheinklassen:\tB, BE', 'Führerscheinklassen: B, BE'],
    ['PERSÖNLICHE DATEN\nFührerschein:\tB, BE', 'Führerschein: B, BE'],
  ])('is told with its classes, and no heading for it: "%s"', async (more, told) =>
    expect(await also('You answer calls.\n- Führerschein Klasse B', more)).toBe(told),
  )
})

describe('a paper that is told once', () => {
  it.each([
    ['- Permis B', 'PERSON\n42 ans, marié, 2 enfants – Permis B et BE', 'Permis B et BE'],
    [
      '- Permiso de conducir B',
      'IDIOMAS\nEspañol\n\nPERMISO DE CONDUCIR\nTurismos: B',
      'Permiso de conducir: Turismos: B',
    ],
    [
      '- Licencia de manejo',
      'OTROS\nVoluntaria en Tonalá: tráfico de materiales. Licencia de manejo\nvigente.',
      'Licencia de manejo vigente',
    ],
    [
      '- H2S Alive',
      'CERTIFICATIONS\nCSTS 2020,\tH2S Alive (exp. March 2028),\tFirst Aid C',
      'H2S Alive (exp. March 2028)',
    ],
  ])('and without the family of its owner: "%s"', async (asked, more, told) =>
    expect(await also(`You answer calls.\nRequirements:\n${asked}`, more)).toBe(told),
  )
})

describe('what a plain letter names because the posting asks for it', () => {
  it.each([
    [
      'MA Public Policy, Northland University, 2019\nBA Economics, University of Leeds, 2016',
      'MA Public Policy, Northland University, 2019',
    ],
    [
      'BA Economics, University of Leeds, 2016\nMA Public Policy, Northland University, 2019',
      'MA Public Policy, Northland University, 2019',
    ],
    ['MBA, Northland University, 2019', 'MBA, Northland University, 2019'],
    [
      'PhD Economics, Northland University, thesis submitted, viva awaited\nBA Economics, University of Leeds, 2016',
      'BA Economics, University of Leeds, 2016',
    ],
  ])('is the highest degree that is finished: "%s"', async (studies, told) =>
    expect(
      await also(
        'You answer calls.\n- Bachelor, Master, MBA or PhD in Economics or Public Policy',
        `EDUCATION\n${studies}`,
      ),
    ).toBe(told),
  )

  it.each([
    [
      '- Be registered in the General Division of the NMBI Register',
      'REGISTRATION\nRegistered General Nurse (RGN), NMBI, 2015\n\nBLS, AHA',
      'Registered General Nurse (RGN), 2015',
    ],
    [
      '- Bachelier assistant social ou éducateur spécialisé',
      'EDUCATION\nBachelier Assistant social, Haute École Larkfield, 2020',
      'Bachelier Assistant social, Haute École Larkfield, 2020',
    ],
  ])('is what it requires in other words: "%s"', async (required, more, told) =>
    expect(await also(`You answer calls.\nRequirements\n${required}`, more)).toBe(told),
  )

  it.each([
    [
      'ABOUT\nHCPC registered PH000418 (renewed to 2028)\nMarried',
      'HCPC registered PH000418 (renewed to 2028)',
    ],
    ['ABOUT\nHCPC registration lapsed 2020', undefined],
    ['ABOUT\nA small firm of my own, GST registered', undefined],
    ['ABOUT\nrailings for homes, HCPC registered', undefined],
  ])('is a registration outside of any list: "%s"', async (more, told) =>
    expect(await also('You answer calls.\n- Current HCPC registration', more)).toBe(told),
  )

  it('is no degree that the letter names first', async () => {
    const body = await letterFrom(
      'PROJECTS\n- Launched a student podcast that reached 1,400 listeners in its first term',
      { title: 'Clerk', description: 'You answer calls.\n- BA in Economics' },
      'EDUCATION\nBA Economics, University of Leeds, 2025',
    )
    expect(body).toContain('From my resume:\n\nBA Economics, University of Leeds, 2025\n\n- Launched')
    expect(body).not.toContain('Also on my resume')
  })

  it('is no degree for the name of a card', async () =>
    expect(
      await also(
        'You answer calls of Mastercard.',
        'EDUCATION\nMA Public Policy, Northland University, 2019',
      ),
    ).toBeUndefined())

  it('is a language that is required, also where another one in its line is an advantage', async () =>
    expect(
      await also(
        'Requirements:\n- You answer calls\n- Good German; Dutch is an advantage\nNice to have:\n- Site card\n- Lift card\n- Gate card\n- Yard card',
        'CERTIFICATIONS\nSite card\nLift card\nGate card\nYard card\n\nLANGUAGES\nGerman (C1)\nDutch (B1)',
      ),
    ).toMatch(/^German \(C1\)/))

  it('keeps the capitals of an abbreviation in brackets', async () =>
    expect(
      await also('Requirements:\n- You answer calls\n- RHIT required', 'CERTIFICATIONS\nRHIT (AHIMA), 2015'),
    ).toBe('RHIT (AHIMA), 2015'))

  it('is no exam whose end is ahead', async () =>
    expect(
      await also(
        'You answer calls.\n- Bachelor or a certified accountant',
        'EDUCATION\nBachelor Professional in Accounting, Northland Chamber, 09/2024 – expected 02/2027',
      ),
    ).toBeUndefined())

  it('is a language by whatever name the posting gives it', async () =>
    expect(
      await also(
        'Requirements:\n- You answer calls\n- Sehr gute Deutschkenntnisse',
        'LANGUAGES\nEnglish, German (B2)',
      ),
    ).toBe('German (B2)'))

  it.each([
    ['Registered Nurse, application sent in September', undefined],
    ['Registered Nurse – attempted in August', undefined],
    ['Registered Nurse, 2014, never renewed', undefined],
    ['Registered Nurse – not kept up', undefined],
    ['Registered Nurse 2023-03, 3 yrs  (out of date)', undefined],
    ['Registered Nurse, Northland College online,\n  started Sept 2025, 4 of 9 modules done', undefined],
    ['Registered Nurse\nIssued Oct 2022 · Expired Oct 2025', undefined],
    ['Registered Nurse (not limited to hospitals)', 'Registered Nurse (not limited to hospitals)'],
    ['Registered Nurse, 2022', 'Registered Nurse, 2022'],
    ['BLS for Healthcare Providers, 2025', 'BLS for Healthcare Providers, 2025'],
    ['BLS, refresher, 2 days online', undefined],
    ['Dance steps, 2025', undefined],
    ['8 weeks attachment on the BLS course', undefined],
  ])('is a certificate that is held: "%s"', async (line, told) =>
    expect(await also('You answer calls.\n- Registered Nurse license, BLS', `CERTIFICATES\n- ${line}`)).toBe(
      told,
    ),
  )

  it('is no skill, with or without years', async () =>
    expect(
      await also('You answer calls with Excel.\n- Overhead crane', 'SKILLS\nExcel, Overhead crane (3 years)'),
    ).toBeUndefined())

  it('is no field that the writer works in, which was read as a certificate', async () => {
    const work = WORK.replace('Clerk', 'Lead Analyst FP&A')
    const body = await letterFrom(
      work,
      { title: 'Analyst', description: 'You bring knowledge of FP&A and of CIMA.' },
      'CERTIFICATES\n- FP&A\n- CIMA, 2019',
    )
    expect(body).toContain('Also on my resume:\n- CIMA, 2019\n\n')
  })

  it('is a license in small letters', async () =>
    expect(await also('You answer calls.\n- Driving licence', 'OTHER\nDRIVING LICENCE: CLASS B AND D')).toBe(
      'Driving Licence: Class B and D',
    ))

  it.each([
    ['Current registered nurse license', 'RN, State of Texas', 'RN, State of Texas'],
    ['RN required', 'Registered Nurse, Texas (compact license)', 'Registered Nurse'],
    ['Valid commercial driver’s license', 'CDL Class A, Ohio', 'CDL Class A, Ohio'],
    [
      'CDL-A with clean record',
      "Commercial Driver's License, Class A",
      "Commercial Driver's License, Class A",
    ],
    ['SHRM Certified Professional', 'SHRM-CP, 2022', 'SHRM-CP, 2022'],
    ['A state license as a nurse', 'Texas Nursing License', 'Texas Nursing License'],
    [
      'Registered engineer license',
      'Registered engineer No. 12345, Ohio',
      'Registered engineer No. 12345, Ohio',
    ],
    ['We run all nights', 'RAN trainer', undefined],
    ['Certified welding operator', 'Overhead work', undefined],
  ])('is what the posting asks for by another name: "%s"', async (asked, line, told) =>
    expect(await also(`You answer calls.\nRequirements:\n- ${asked}`, `CERTIFICATES\n- ${line}`)).toBe(told),
  )

  it.each([
    ['HGV card good thru 03/2031', 'HGV card'],
    ['HGV card good thru 03/2021', undefined],
    ['HGV card exp. 03/2031, Ohio', 'HGV card, Ohio'],
    ['HCPC PH00xxxx (current)', 'HCPC PH00xxxx (current)'],
    ['Elevator mechanic license, no. on request', 'Elevator mechanic license'],
    ['Terraform certified associate (003) - 2024 - exp. 2026-03', undefined],
    ['Working toward: Ohio contractor license, 2027', undefined],
    ['SCLH (2022, refresher due 2031 booked)', 'SCLH (2022, refresher due 2031 booked)'],
    ['SCLH (booked for May)', undefined],
    ['TX-400 (2023)', 'TX-400 (2023)'],
    ['ACCA, 2019', 'ACCA, 2019'],
    ['First Aid at Work', 'First Aid at Work'],
    ['Team talk, 6 hours', undefined],
    ['Smith method', undefined],
    ['Crane ticket (expired)', undefined],
    ['Certified Cook (CC)\t2018, let it lapse Dec 2023', undefined],
  ])('is any paper that is held, where the posting asks for one: "%s"', async (line, told) =>
    expect(
      await also('You answer calls.\nRequirements:\n- A current dispatch license', `CERTIFICATES\n- ${line}`),
    ).toBe(told),
  )

  it('begins with the papers that the posting names, and has four at most', async () =>
    expect(
      await also(
        'You answer calls.\nRequirements:\n- A dispatch license, ideally CPDP',
        'CERTIFICATES\n- HGV card\n- First Aid at Work\n- ABC ticket\n- DEF card\n- CPDP, 2022',
      ),
    ).toBe('CPDP, 2022 / HGV card / First Aid at Work / ABC ticket'))

  it('is no paper where the posting asks for none', async () =>
    expect(await also('You answer calls.', 'CERTIFICATES\n- HGV card')).toBeUndefined())

  it('is first what is more than an advantage', async () =>
    expect(
      await also(
        'You answer calls.\nRequirements:\n- Site card\n- Finished degree in history or economics\n\nNice to have:\n- Gate pass\n- Dutch',
        'CERTIFICATES\nGate pass, 2024\nSite card, 2023\n\nLANGUAGES\nDutch: fluent\n\nEDUCATION\nBA History, University of Leeds, 2012',
      ),
    ).toBe('Site card, 2023 / BA History, University of Leeds, 2012 / Gate pass, 2024 / Dutch: fluent'))

  it('is a status of teachers among their studies', async () => {
    const requirements = 'You answer calls.\nRequirements:\n- Qualified Teacher Status'
    expect(await also(requirements, 'QUALIFICATIONS\nQTS, 2013\nBA History, University of Leeds, 2012')).toBe(
      'QTS, 2013',
    )
  })

  it.each([
    [
      'A degree in law or a related field',
      'BA History, University of Leeds, 2012',
      'BA History, University of Leeds, 2012',
    ],
    ['CAP ou BEP Cuisine', 'CAP Cuisine, Lycée de Leeds, 2012', 'CAP Cuisine, Lycée de Leeds, 2012'],
  ])('is a degree by its name: "%s"', async (asked, study, told) =>
    expect(await also(`You answer calls.\nRequirements:\n- ${asked}`, `EDUCATION\n${study}`)).toBe(told),
  )

  it('is a language in a line of its own', async () =>
    expect(
      await also(
        'You answer calls.\nRequirements:\n- Fluent English\n- Spanish',
        'LANGUAGES\nEnglish (native), Spanish (B1-B2)',
      ),
    ).toBe('Spanish (B1-B2)'))

  it('is no language alone in which the letter is written', async () =>
    expect(
      await also('You answer calls.\nRequirements:\n- Fluent English', 'LANGUAGES\nEnglish (native)'),
    ).toBe(undefined))

  it.each([
    ['Site card, 2019 · Forklift card (expired 2020)', 'Site card, 2019'],
    ['kim@mail.example | Site card', 'Site card'],
  ])('is its own part of a line with what is not held: "%s"', async (line, told) =>
    expect(await also('You answer calls.\nRequirements:\n- A site card', `CERTIFICATES\n${line}`)).toBe(told),
  )
})
