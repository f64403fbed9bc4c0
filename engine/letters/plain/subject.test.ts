import { expect, it } from 'vitest'
import { buildAssignment } from '../../test/letters/assignments.ts'
import { textsOf } from '../texts.ts'
import { postingSlots } from './frames.ts'
import { subjectOf } from './subject.ts'

const { posting, ...rest } = buildAssignment({ name: 'Kim Lee', jobs: [] })
const subjectFor = (description: string, title = 'Journeyman Electrician'): string => {
  const asked = { ...posting, title, company: 'Otter Mill', description }
  return subjectOf(asked, postingSlots({ ...rest, posting: asked }), textsOf('en'))
}

it.each([
  ['Email a copy of your ticket with "Journeyman – Leeds" in the subject line.', 'Journeyman – Leeds'],
  ['Please use the subject line “Electrician, night shift”.', 'Electrician, night shift'],
  // Names and whatever else a posting says in quotes are no subject.
  ['Use "Your name – Electrician" in the subject line.', 'Journeyman Electrician at Otter Mill'],
  ['Use "You have won" in the subject line.', 'Journeyman Electrician at Otter Mill'],
  ['Hit apply. Reference BA-2281.', 'Journeyman Electrician at Otter Mill (BA-2281)'],
  ['Bitte unter Angabe der Kennziffer 50-2026-14.', 'Journeyman Electrician at Otter Mill (50-2026-14)'],
  ['Envía tu CV con la referencia JR-CV27.', 'Journeyman Electrician at Otter Mill (JR-CV27)'],
  ['Merci d’indiquer la réf. : CG-2611', 'Journeyman Electrician at Otter Mill (CG-2611)'],
  ['Please quote COM-26-09.', 'Journeyman Electrician at Otter Mill (COM-26-09)'],
  ['Please apply, quoting "KEL-26-09".', 'Journeyman Electrician at Otter Mill (KEL-26-09)'],
  ['Envoyer le CV, objet « Électriciens de nuit, Journey »', 'Électriciens de nuit, Journey'],
  ['Kennwort „Bibliothek“', 'Journeyman Electrician at Otter Mill (Bibliothek)'],
  ['Pon en el asunto AUX JOURNEY y tu CV.', 'Journeyman Electrician at Otter Mill (AUX JOURNEY)'],
  ['Put FREE MONEY in the subject, and in the subject FREE MONEY.', 'Journeyman Electrician at Otter Mill'],
  ['We check references 2026 and later.', 'Journeyman Electrician at Otter Mill'],
  ['References are asked for.', 'Journeyman Electrician at Otter Mill'],
])('a subject names what the posting asks for: "%s"', (description, subject) =>
  expect(subjectFor(description)).toBe(subject),
)

it('a title that is too long for a subject is cut at its dash', () =>
  expect(
    subjectFor('You answer calls.', 'Senior Executive – Patient Relations & International Patients'),
  ).toBe('Senior Executive at Otter Mill'))
