import { expect, it } from 'vitest'
import { letterFrom } from '../../test/letters/letter-from.ts'

const WORK = `EXPERIENCE
Clerk, Larkfield Supply
2016 - present
- Answered 60 calls a day from customers of three towns`

const letterTo = async (description: string, more: string): Promise<string> =>
  await letterFrom(WORK, { title: 'Clerk', description, location: 'Leeds, United Kingdom' }, more)

it.each([
  [
    'You answer calls.\n- 5 to 8 years of experience',
    'PROFILE\nClerk with 10 years in customer service. Likes order.',
    '- Clerk with 10 years in customer service',
  ],
  [
    'You answer calls.\n- 5 to 8 years of experience',
    'PROFILE\nWants a serious house. 10 years of calls in customer service',
    '- 10 years of calls in customer service',
  ],
  [
    'You answer calls.',
    'DETAILS\nMoving to Leeds in March\n2027 (partner’s job)',
    '- Moving to Leeds in March 2027 (partner’s job)',
  ],
  [
    'You answer calls. Please name your earliest start date.',
    'DETAILS\nNotice period:\tfour weeks, from 1 March 2027',
    '- Notice period: four weeks, from 1 March 2027',
  ],
  [
    'You answer calls.\nRequirements:\n- You must be on the RHCS register of clerks.',
    'OTHER\nHobbies: choir. Restored to the RHCS register in March 2026. Own car.',
    '- Restored to the RHCS register in March 2026',
  ],
  [
    'You answer calls.\nRequirements:\n- growsafe or similar',
    'OTHER\nNon smoker. Growsafe is current (2025).',
    '- Growsafe is current (2025)',
  ],
  [
    'You answer calls.\nRequirements:\n- Certificate of the ZBA',
    'DETAILS\nHeld\tZBA certificate for clerks',
    '- ZBA certificate for clerks',
  ],
  [
    'You answer calls. ZK320: please do not apply without it.',
    'OTHER\nSat the exam on my own dime in 2023. Type course ZK320 family (2024).',
    '- Type course ZK320 family (2024)',
  ],
  [
    'You answer calls.\nRequirements:\n- Zarvo and Bexlo',
    'DETAILS\nTrade\tZarvo, Bexlo and two others',
    '- Zarvo, Bexlo and two others',
  ],
  [
    'You answer calls.\nRequirements:\n- ZK320 diploma',
    'COURSES\n2021\tDiploma ZK320 (Otter Institute)\n2022\tWriting, 2 days, 2022',
    '- Diploma ZK320 (Otter Institute), 2021',
  ],
  [
    'You answer calls.\nRequirements:\n- ZK320 in production',
    'EDUCATION\nBA History, Institute of the Isles, 2010\n- Thesis: replaying ZK320 calls in a lab with 5 phones. Grade 1.7',
    '- Thesis: replaying ZK320 calls in a lab with 5 phones',
  ],
  [
    'You answer calls.\nRequirements:\n- Zarvo or Bexlo',
    'SKILLS\nZarvo\tBexlo\nWord\tExcel',
    '- Zarvo, Bexlo',
  ],
  [
    'You answer calls.\nRequirements:\n- Right to sign for the ZBA',
    'OTHER\nRight to sign: ZBA, calls, letters and small invoices',
    '- Right to sign: ZBA, calls, letters and small invoices',
  ],
  [
    'You answer calls in our new office near Otley.',
    'DETAILS\nMoving to Otley in March 2027',
    '- Moving to Otley in March 2027',
  ],
])('what the posting asks of the writer is told: "%s"', async (description, more, told) =>
  expect(await letterTo(description, more)).toContain(`Also on my CV:\n${told}\n`),
)

it('a posting that wants to see what somebody made has the page with it in the signature', async () => {
  const made = (description: string) =>
    letterFrom(`linkedin.com/in/kim-lee-example | larkmade.example\n\n${WORK}`, {
      title: 'Clerk',
      description,
    })
  expect(await made('You answer calls. Send us your portfolio.')).toContain(
    'linkedin.com/in/kim-lee-example\nlarkmade.example',
  )
  expect(await made('You answer calls.')).not.toContain('larkmade')
})

it.each([
  [
    'too few years',
    'You answer calls.\n- 12 years of experience',
    'PROFILE\nClerk with 10 years in customer service',
  ],
  ['an age', 'You answer calls.\n- 5 years of experience', 'DETAILS\n44 years old, a car'],
  ['a move elsewhere', 'You answer calls.', 'DETAILS\nMoving to York in March 2027'],
  [
    'an age',
    'Atiendes llamadas. Edad de 25 a 45 años.\nRequisitos:\n- 5 años de experiencia',
    'DETAILS\nEdad y estado civil: 31 años, casado',
  ],
  [
    'a paper that has run out',
    'You answer calls.\nRequirements:\n- ZBA medical',
    'DETAILS\nZBA medical - run out 2019 can redo',
  ],
  [
    'a school alone',
    'You answer calls for the Institute of the North.\nRequirements:\n- The Institute',
    'EDUCATION\nBA History\nInstitute of the Isles, 2010',
  ],
  ['a heading', 'You answer calls.\nRequirements:\n- projects', 'SELECTED PROJECTS\n2021\tNew archive'],
  [
    'a remark below studies that are not over',
    'You answer calls.\nRequirements:\n- Zarvo V18',
    'EDUCATION\n2024 - present\tDiploma in Archives, Institute of the Isles\nExam expected in 2027. Course on Zarvo V18\n2008 - 2012\tBA History, Institute of the North',
  ],
  ['a headline', 'You answer calls.\nRequirements:\n- Zarvo Suite', 'Clerk – Zarvo Suite and letters'],
  ['a weak answer', 'You answer calls.\nRequirements:\n- Zarvo', 'DETAILS\nZarvo (basics)'],
  ['a time that nobody asks for', 'You answer calls.', 'DETAILS\nAvailable immediately'],
])('%s is not', async (_, description, more) =>
  expect(await letterTo(description, more)).not.toContain('Also on my CV'),
)
