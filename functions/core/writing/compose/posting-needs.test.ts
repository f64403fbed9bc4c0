import { describe, expect, it } from 'vitest'
import { businessOf, needsOf } from './posting-needs.ts'

const only = (text: string) => needsOf(text, 0)[0] ?? null

describe('needsOf', () => {
  it.each([
    ['You will own the roadmap for billing.', 'own the roadmap for billing', 'owning the roadmap for billing'],
    ['- Design and build data pipelines for our reporting', 'design and build data pipelines for your reporting', 'designing and building data pipelines for your reporting'],
    ['Maintain dashboards in Looker, including weekly reviews', 'maintain dashboards in Looker', 'maintaining dashboards in Looker'],
    ['Responsibilities include training new nurses on two wards', 'train new nurses on two wards', 'training new nurses on two wards'],
    ['Ability to explain numbers to people outside finance', 'explain numbers to people outside finance', 'explaining numbers to people outside finance'],
    ['Design and run A/B tests for onboarding, write summaries, and help us decide', 'design and run A/B tests for onboarding', 'designing and running A/B tests for onboarding'],
    ['Own the roadmap and negotiate contracts with carriers', 'own the roadmap and negotiate contracts with carriers', null],
  ])('%j', (text, base, gerund) => {
    expect(only(text)).toMatchObject({ base, gerund, noun: null })
  })

  it.each([
    ['5+ years of experience with SQL and Python.', 'experience with SQL and Python'],
    ['Strong knowledge of GAAP', 'knowledge of GAAP'],
    ['Must have: hands-on experience in wound care', 'experience in wound care'],
  ])('%j asks for %s', (text, noun) => expect(only(text)).toMatchObject({ noun, base: null }))

  it.each(['Excellent communication skills', 'Competitive salary and dental insurance', 'Other duties as assigned', 'Bachelor degree required', 'Apply now!', 'Sie entwickeln Anwendungen für unsere Kunden.', 'Lead generation'])(
    '%j is nothing to speak of',
    (text) => expect(needsOf(text, 0)).toEqual([]),
  )

  it('says where each need stands, whatever the marks before it', () => {
    const text = 'About us\n• Reconcile bank accounts each week\n2) Prepare the close. Own the audit file.'
    for (const { span, quote } of needsOf(text, 0)) expect(text.slice(span.start, span.end)).toBe(quote)
    expect(needsOf(text, 100).map(({ span }) => span.start)).toEqual([111, 148, 167])
  })
})

describe('a sentence that asks for several things', () => {
  it.each([
    ['You bring experience in organising events with many suppliers and clear and lively writing that needs …', ['experience in organising events with many suppliers']],
    ['You bring clear writing and experience in working with engineers in two-week sprints and calm.', ['experience in working with engineers in two-week sprints']],
    ['You bring a background in subscription, marketplace or payment products and experience in working with engineers in two…', ['a background in subscription, marketplace or payment products']],
    ['As Nurse Manager in our Clinic team in Portland you will guide families through discharge and give medication and infusions.', ['guide families through discharge', 'give medication and infusions']],
    ['Our Growth team is looking for a Product Manager: you prepare the quarterly planning with two teams, and you retire features that few use.', ['prepare the quarterly planning with two teams', 'retire features that few use']],
    ['You will keep the content calendar for the blog, the newsletter and three social channels that we run ourselves', ['keep the content calendar for the blog']],
    ['You will own the roadmap of the team from the first problem statement to the release notes of every launch', ['own the roadmap of the team']],
  ])('%j', (text, said) => expect(needsOf(text, 0).map(({ base, noun }) => base ?? noun)).toEqual(said))

  it('knows a goal from a task', () => {
    expect(only('This year we want to lower falls on the ward by a third.')).toMatchObject({ base: 'lower falls on the ward by a third', goal: true, thisYear: true })
    expect(only('We want to open two new regions.')).toMatchObject({ base: 'open two new regions', goal: true, thisYear: false })
    expect(needsOf('This year we want to launch self-service billing in fou…', 0)).toEqual([])
  })
})

describe('businessOf', () => {
  it.each([
    ['We build scheduling tools for small clinics. Join us!', 'builds scheduling tools for small clinics'],
    ['Kite sells tents made from old sails.', 'sells tents made from old sails'],
    ['At Kite we make breakfast cereals; 60 of us work here.', 'makes breakfast cereals'],
    ['We are Kite: 140 people who develop rapid tests for hospital laboratories.', 'develops rapid tests for hospital laboratories'],
    ['Kite has 18 people who manage 6,000 flats and look after their tenants.', 'manages 6,000 flats'],
    ['Kite has 90 people who deliver food and medicine for pets.', 'delivers food and medicine for pets'],
    ['We are a leading provider of value.', null],
    ['We offer you a great team.', null],
  ])('%j', (text, said) => expect(businessOf(text, 'Kite', 0)?.said ?? null).toBe(said))
})

describe('tasks in lists', () => {
  it.each([
    ['Responsibilities: Own the month-end close process; prepare journal entries and account reconciliations; assist with the yearly audit.', ['own the month-end close process', 'prepare journal entries and account reconciliations', 'assist with the yearly audit']],
    ['Duties: answer phones, sort mail, order office supplies, other duties as assigned.', ['answer phones', 'sort mail', 'order office supplies']],
    ['We are a busy practice looking for a friendly person to greet patients, book appointments.', ['greet patients', 'book appointments']],
    ['You build pricing dashboards and run A/B tests together with product managers.', ['build pricing dashboards', 'run A/B tests together with product managers']],
    ['Precepts new staff and students.', ['precept new staff and students']],
    ['Grow active buyers in the UK. Lead a team of 4 PMs.', ['grow active buyers in the UK', 'lead a team of 4 PMs']],
    ['You will run usability tests with our customers every second week of the year and bring the recordings to the team', ['run usability tests with your customers every second week of the year']],
  ])('%j', (text, bases) => expect(needsOf(text, 0).map(({ base }) => base)).toEqual(bases))

  it('stand where they are quoted', () => {
    const text = 'Duties: answer phones, sort mail.'
    for (const { span, quote } of needsOf(text, 0)) expect(text.slice(span.start, span.end)).toBe(quote)
  })
})
