import { expect, it } from 'vitest'
import { isNotHeld, isUnfinished } from './not-held.ts'

it.each([
  'PG: not applied',
  'No HAZWOPER 40 yet',
  'Pas de CAP petite enfance.',
  'BEP sanitaire et social, 1992 (pas eu l’examen)',
  'TWIC (expired)',
  'Substitute teaching cert. (OK), lapsed',
  'PSC1 à refaire (2016)',
  'Tinnitus-Beratung, 2020 – Rezertifizierung versäumt',
  'Mutual funds license - surrendered 2020',
  'Kein Führerschein',
  'Staplerschein (abgelaufen)',
  'Carné de manipulador, caducado',
  'Anglais : C1 (TOEIC 930, 2019, plus valide)',
  'Erste Hilfe, nicht mehr aktuell',
  'Ing. Agronómica, 1 año y medio, abandoné',
  'RN, California - inactive',
])('%s: not held', (line) => {
  expect(isNotHeld(line)).toBe(true)
})

it.each([
  'PMP, expires 2027',
  'Registered Nurse, active',
  'Notary public',
  'Certificate in Organizational Learning and Development',
  'CAP petite enfance, 2014',
  'Führerschein Klasse B',
  'Sinfonietta Board Member',
  'Graduate Certificate, Design and Adult Learning',
  'Ingeniería Civil (titulado, cédula en trámite)',
  'Paie de 640 employés, syndiqués et non syndiqués',
  'BSc Computer Science, 2019, thesis: a mobile application in Kotlin',
  'Industriekauffrau, IHK Köln, 2014, Prüfungsergebnis: gut',
  'Mémoire sur les résultats en ligne, 2015',
  'Doctoral work on results in spectroscopy, 2012',
])('%s: held', (line) => {
  expect([isNotHeld(line), isUnfinished(line)]).toEqual([false, false])
})

it.each([
  'B.A. History, in progress',
  'Informatik (2 Semester)',
  'Physik, vier Semester',
  '60 credits, no exam',
  'CPA, 3 of 4 sections',
  'Máster (en curso)',
])('%s: not finished', (line) => {
  expect(isUnfinished(line)).toBe(true)
})

it.each([
  ['ADR-Schein, gültig bis 30.06.2026', true],
  ['ADR-Schein, gültig bis 30.11.2026', false],
  ['Card, valid until 05/06/2026', true],
  ['Card, valid until 14/12/2026', false],
  ['HACCP, refresher due May 2025', true],
  ['Primeros auxilios: 05/2023 (caduca 05/2025)', true],
  ['HACCP, refresher due May 2027', false],
])('%s on 29 November 2026: not held %s', (line, isOver) => {
  expect(isNotHeld(line, new Date('2026-11-29T09:00:00Z'))).toBe(isOver)
})
