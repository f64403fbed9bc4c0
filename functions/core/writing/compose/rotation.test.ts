import { describe, expect, it } from 'vitest'
import type { ResumeFacts } from '#core/resume/model.ts'
import { checkLetter } from '#core/writing/check/check-letter.ts'
import { composer } from './composer.ts'
import { evidencesOf } from './evidence.ts'
import { fill } from './fill.ts'
import { jobsOf } from './job.ts'
import { pairSlots } from './pair-slots.ts'
import { phrasesOf } from './plans.ts'
import { buildAssignment } from './testing/assignments.ts'

const POSTING = { title: 'Registered Nurse', company: 'Lakeside Clinic', location: 'Columbus, OH', description: 'Care for surgical patients on the night shift.\nTrain new nurses in wound care.' }

/** A nurse whose one role is of this kind. */
function nurse(title: string, kind: ResumeFacts['roles'][number]['kind']) {
  const did = ['Performed wound assessments and dressing changes for 30 surgical patients']
  const assignment = buildAssignment({ name: 'Ana Ruiz', phone: '(614) 555-0142', jobs: [{ title, employer: 'Harbor Hospital', from: '2024-09', to: '2024-12', did }], certificates: ['Registered Nurse (RN)'] }, POSTING)
  return { ...assignment, facts: { ...assignment.facts, roles: assignment.facts.roles.map((role) => ({ ...role, kind })) } }
}

function frames(title: string, kind: 'rotation' | 'project'): readonly string[] {
  const { facts, resumeText } = nurse(title, kind)
  return evidencesOf(facts, jobsOf(facts, resumeText), resumeText).flatMap((evidence) => {
    const slots = pairSlots({ need: null, evidence, fits: false, near: false, aside: false, topic: null, score: 1 }, null)
    return [...phrasesOf('tell'), ...phrasesOf('tellBare')].flatMap((frame) => fill(frame, slots)?.text ?? [])
  })
}

describe('what was done in a rotation', () => {
  it('is told as of a rotation, never as of a job', () => {
    expect(frames('ICU Clinical Rotation', 'rotation')).toEqual([
      'During my ICU clinical rotation at Harbor Hospital, I performed wound assessments and dressing changes for 30 surgical patients.',
      'In my ICU clinical rotation at Harbor Hospital, I performed wound assessments and dressing changes for 30 surgical patients.',
      'On rotation at Harbor Hospital, I performed wound assessments and dressing changes for 30 surgical patients.',
    ])
    expect(frames('Student Nurse', 'rotation')).toEqual(['During a rotation at Harbor Hospital, I performed wound assessments and dressing changes for 30 surgical patients.'])
  })

  it('stands in a letter that the check lets pass and that calls a nurse a nurse', async () => {
    const assignment = nurse('ICU Clinical Rotation', 'rotation')
    const { body, findings } = checkLetter(assignment, await composer().write(assignment, null))
    expect([body.match(/[^.\n]*clinical rotation at Harbor Hospital/u)?.[0].slice(-42), body.includes('I am a Registered Nurse (RN)'), findings.filter(({ severity }) => severity === 'E')]).toEqual([' my ICU clinical rotation at Harbor Hospital'.slice(-42), true, []])
  })
})

it('of a project names no employer', () => {
  expect(frames('Wound Care Study', 'project').filter((said) => said.includes('Harbor'))).toEqual([])
  expect(frames('Wound Care Study', 'project')[0]).toBe('For one of my projects, I performed wound assessments and dressing changes for 30 surgical patients.')
})
