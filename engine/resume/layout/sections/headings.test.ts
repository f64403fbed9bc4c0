import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['Ce que j’ai fait', 'experience'],
  ['QUI SUIS-JE ?', 'summary'],
  ['Je sais aussi', 'skills'],
  ['Was ich kann:', 'skills'],
  ['¿Quién soy?', 'summary'],
  ["What I've done", 'experience'],
  ['SCHOOL / CARDS', 'education'],
  ['Formation', 'education'],
  ['Certifications et formations continues', 'certifications'],
  ['E DUCATI ON', 'education'],
  ['B E R U F S E R F A H R U N G', 'experience'],
  ['I T', 'skills'],
  ['Professional memberships and designations', 'certifications'],
  ['Professional affiliations', 'certifications'],
  ['DIPLOME', 'certifications'],
  ['Licencias', 'certifications'],
  ['Idioma(s) materno(s)', 'languages'],
  ['Mother tongue(s)', 'languages'],
  ['Memberships', 'other'],
  ['Lincoln School', null],
  ['What matters to you?', null],
])('the heading %s is of %s', (heading, kind) => expect(headingKind(heading)).toBe(kind))
