import { describe, expect, test } from 'vitest'
import type { Education, Fact, ResumeRole } from '../../values/resume-facts.ts'
import { factOf, roleOf } from '../../test/resume/facts.ts'
import { deriveFacts } from './derive-facts.ts'

const NOW = new Date('2026-11-22T10:00:00.000Z')

const role = (
  title: string,
  employer: string,
  start: string,
  end: string | null,
  more: Partial<ResumeRole> = {},
): ResumeRole =>
  roleOf(`role-${title}-${start}`, {
    title: factOf(title),
    employer: factOf(employer),
    start: factOf(start),
    end: end === null ? null : factOf(end),
    ...more,
  })

const degree = (name: string, end: Fact): Education => ({
  id: `education-${name}`,
  institution: null,
  degree: factOf(name),
  field: null,
  start: null,
  end,
  span: { start: 0, end: 1 },
})

const derived = (roles: readonly ResumeRole[], education: readonly Education[] = []) =>
  deriveFacts({ roles, education }, NOW)

describe('years at an employer', () => {
  test('of a current job count up to today', () => {
    expect(derived([role('Charge Nurse', 'Harborview Medical Center', '2019-06', 'present')])).toEqual([
      {
        text: 'Harborview Medical Center: 7 years 5 months',
        arithmetic: 'June 2019 to November 2026 (today) = 7 years 5 months',
      },
    ])
  })

  test('merge adjoining roles and add up separate ones', () => {
    const two = [
      role('Charge Nurse', 'Tannery Hill Clinic', '2014-03', '2016-02'),
      role('Nurse', 'Tannery Hill Clinic', '2012-02', '2014-02'),
    ]
    expect(derived(two)[0]).toEqual({
      text: 'Tannery Hill Clinic: 4 years',
      arithmetic: 'February 2012 to February 2016 = 4 years',
    })
    expect(derived([...two, role('Nurse', 'TANNERY HILL CLINIC Inc.', '2020-01', '2020-12')])[0]).toEqual({
      text: 'Tannery Hill Clinic: 4 years 11 months',
      arithmetic:
        'February 2012 to February 2016 = 4 years; January 2020 to December 2020 = 11 months; together 4 years 11 months',
    })
  })

  test('are approximate when only years are given', () => {
    expect(derived([role('Cook', 'Larkspur Inn', '2015', '2019')])).toEqual([
      { text: 'Larkspur Inn: about 4 years', arithmetic: '2015 to 2019 = about 4 years' },
    ])
    expect(derived([role('Cook', 'Larkspur Inn', '2019', '2019')])).toEqual([])
    expect(derived([role('Cook', 'Larkspur Inn', '2019', 'present')])).toEqual([
      { text: 'Larkspur Inn: about 7 years', arithmetic: '2019 to November 2026 (today) = about 7 years' },
    ])
  })

  test('leave out summers, which are some weeks of several years', () => {
    const summers = { ...factOf('2010'), quote: 'Sommer 2010' }
    expect(derived([role('Helper', 'Larkspur Inn', '2010', '2012', { start: summers })])).toEqual([])
    expect(derived([role('Cook (seasonal)', 'Larkspur Inn', '2010', '2012')])).toEqual([])
    const about = [{ text: 'Larkspur Inn: about 2 years', arithmetic: '2010 to 2012 = about 2 years' }]
    const fall = { ...factOf('2012'), quote: 'Fall 2012' }
    expect(derived([role('Cook', 'Larkspur Inn', '2010', '2012', { start: summers, end: fall })])).toEqual(
      about,
    )
    expect(derived([role('Spring Boot Developer', 'Larkspur Inn', '2010', '2012')])).toEqual(about)
    const summer = { ...factOf('2018'), quote: 'Summer 2018' }
    expect(derived([role('Cook', 'Larkspur Inn', '2018', 'present', { start: summer })])).toHaveLength(1)
  })

  test('leave out doubtful facts', () => {
    const doubtful = { ...factOf('2019-06'), confidence: 0.4 }
    expect(
      derived([
        role('Cook', 'A', '2019-06', 'present', { start: doubtful }),
        role('Cook', 'B', '2019-06', null),
        role('Cook', 'C', '2020-06', '2019-06'),
        role('Cook', 'D', '2027-01', 'present'),
        role('Cook', 'E', 'Summer', 'present'),
        role('Cook', 'F', '2019-06', '2019-06'),
        role('Helper', 'G', '2010-01', '2012-01', { kind: 'volunteer' }),
      ]),
    ).toEqual([])
  })

  test('end today even if the resume names a later date', () => {
    expect(derived([role('Cook', 'Larkspur Inn', '2025-11', '2028-01')])[0]?.arithmetic).toBe(
      'November 2025 to November 2026 (today) = 1 year',
    )
  })
})

describe('years in a title', () => {
  test('are added up over employers, with overlaps counted once', () => {
    const roles = [
      role('Senior Software Engineer', 'Quillfire', '2020-01', '2023-01'),
      role('Software Engineer', 'Nimbus Freight', '2018-01', '2021-01'),
    ]
    expect(derived(roles)).toEqual([
      { text: 'Quillfire: 3 years', arithmetic: 'January 2020 to January 2023 = 3 years' },
      { text: 'Nimbus Freight: 3 years', arithmetic: 'January 2018 to January 2021 = 3 years' },
      {
        text: 'Senior Software Engineer and Software Engineer: 5 years',
        arithmetic: 'January 2018 to January 2023 = 5 years',
      },
    ])
  })
})

describe('years since the latest degree', () => {
  test('count from the degree that ended last', () => {
    expect(derived([], [degree('BSN', factOf('2009-05')), degree('MSN', factOf('2016-05'))])).toEqual([
      {
        text: 'Since your MSN: 10 years 6 months',
        arithmetic: 'May 2016 to November 2026 (today) = 10 years 6 months',
      },
    ])
    expect(derived([], [degree('BSN', factOf('2016'))])).toEqual([
      {
        text: 'Since your BSN: about 10 years',
        arithmetic: '2016 to November 2026 (today) = about 10 years',
      },
    ])
  })

  test('are not given for a degree that is only expected', () => {
    expect(
      derived(
        [],
        [
          degree('MSN', { ...factOf('2026-05'), quote: 'expected May 2026' }),
          degree('PhD', factOf('2028')),
          degree('BA', factOf('present')),
        ],
      ),
    ).toEqual([])
  })
})
