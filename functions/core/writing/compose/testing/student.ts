import type { Assignment } from '#core/writing/model.ts'
import { readText } from '#core/resume/layout/read-text.ts'
import { buildAssignment } from './assignments.ts'
import { RESUMES } from './resumes.ts'

/** A fictional student: clubs and volunteering, no paid job; lines as career centres teach them, without articles. */
const STUDENT = `Nora Kessler
12 Elm Street, Westmoor, CA
nora.kessler@mail.example
(909) 555-0142

EDUCATION
University of Westmoor, Westmoor, CA                Expected Graduation: June 2027
Bachelor of Arts, Business Administration

ON CAMPUS INVOLVEMENT
Brightside, University of Westmoor                August 2024 – Present
Member
• Led groups of 9 junior high students in discussion on business ethics and personal finances
• Co-designed 17 minute video presentation accurately describing project for use in national competition
• Plan two yearly fundraising events which promote educational and social change

VOLUNTEER EXPERIENCE
Lakeside Pool, Westmoor, CA                Summer 2024, 2025
Volunteer Swim Coach
• Coached classes of up to 15 children on basic swimming skills

SKILLS
Language: Fluent in Spanish
Social Media: Facebook, Instagram, TikTok
`

const READ = readText(STUDENT)

/** The student's assignment for a posting. */
export function studentAssignment(posting: Parameters<typeof buildAssignment>[1], rest: Parameters<typeof buildAssignment>[2] = {}): Assignment {
  return { ...buildAssignment(RESUMES.bare, posting, rest), resumeText: READ.text, facts: READ.facts, sender: { firstName: 'Nora', lastName: 'Kessler', email: 'nora.kessler@mail.example' } }
}
