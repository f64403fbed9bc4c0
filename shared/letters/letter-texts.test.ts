import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES, LETTER_TEXTS, type LetterLanguage } from '#shared/catalog/letters.ts'
import type { Frames } from './letter-texts.ts'

const SLOTS =
  'title|a hire|company|need|concept|role|a role|employer|from|to|years|degree|field|school|study|' +
  'a study|who|me|quoted|line|mine|deed|date|list|profession|first|whole'

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(strings)
      : []

describe.each(LETTER_LANGUAGES)('%s', (language) => {
  const texts = LETTER_TEXTS[language]
  const { bare, ...reasons } = texts.reason
  const without = (groups: Readonly<Record<string, Frames | undefined>>, part: RegExp): readonly string[] =>
    Object.values(groups).flatMap((frames) => (frames ?? []).filter((frame) => !part.test(frame)))

  it('uses only slots that are filled', () => {
    const used = new Set(
      strings(texts).flatMap((text) => [...text.matchAll(/\{([\w ]+)\}/gu)].map(([, name]) => name)),
    )
    expect([...used].filter((name) => !SLOTS.split('|').includes(name ?? ''))).toEqual([])
  })
  it('asks one question, and has sentences that let the reader decline', () => {
    expect(without(texts.ask, /^[^?]+\?$/u)).toEqual([])
    expect(without({ wayOut: texts.wayOut }, texts.letsOff)).toEqual([])
  })
  it('names a need in every reason but the bare ones, and introduces every line with a colon', () => {
    expect(without(reasons, /\{(?:need|concept)\}/u)).toEqual([])
    expect(without({ lead: texts.lead }, /\{quoted\}.*:$/u)).toEqual([])
    expect(without(texts.support, /\{(?:list|profession)\}/u)).toEqual([])
    expect(without(texts.tell, /\{(?:line|mine)\}/u)).toEqual([])
  })
  it('has for every kind of reason, lead and question a sentence that needs only what is always known', () => {
    const known = /\{(?!need|concept|quoted|line)/u
    const lists = { ...texts.tell, lead: texts.lead, bare, ...reasons, ...texts.ask }
    expect(
      Object.entries(lists)
        .filter(([, frames]) => frames?.every((text) => known.test(text)))
        .map(([name]) => name),
    ).toEqual([])
  })
  it('repeats no sentence in a list', () => {
    const lists = [texts.reason, texts.who, texts.tell, texts.support, texts.gap, texts.ask].flatMap(
      (group) => Object.values<Frames | undefined>(group),
    )
    expect(lists.filter((list) => new Set(list).size !== (list?.length ?? 0))).toEqual([])
  })
})

it.each<readonly [LetterLanguage, string, string | undefined]>([
  ['en', 'Design storm drainage for housing sites', 'I design storm drainage for housing sites'],
  ['en', 'Lead nurse on the night shift', undefined],
  ['en', 'Food cost went from 34% to 29% in a year', 'food cost went from 34% to 29% in a year'],
  [
    'en',
    'Callbacks on my jobs: 11 in 2022, 3 in 2025',
    'callbacks on my jobs went from 11 in 2022 to 3 in 2025',
  ],
  ['en', 'Clinics for diabetes: 22 a week', 'my work includes clinics for diabetes: 22 a week'],
  ['en', 'Member of the safety committee', undefined],
  ['en', 'Pick accuracy from 98% to 99% in a year', 'pick accuracy went from 98% to 99% in a year'],
  ['en', 'Pick accuracy checks', undefined],
  ['en', 'Order entry for 40 stores', undefined],
  ['en', 'Process invoices for two companies', 'I process invoices for two companies'],
  [
    'en',
    'Close the books of two firms; cut the close to five days',
    'I close the books of two firms and cut the close to five days',
  ],
  ['en', 'Meet with clients to discuss their needs', 'I meet with clients to discuss their needs'],
  ['en', 'Carry out 250 surveys a year', 'I carry out 250 surveys a year'],
  ['en', 'Lead sourcing of spare parts', 'I lead sourcing of spare parts'],
  ['en', 'Stock control of 300 items', undefined],
  ['en', 'Help desk for 200 users', undefined],
  ['en', 'Check deliveries and report shortages', 'I check deliveries and report shortages'],
  ['en', 'Re-engineered the billing pipeline', 'I re-engineered the billing pipeline'],
  ['en', 'Promoted from cashier to shift lead', 'I was promoted from cashier to shift lead'],
  ['en', 'Sole responsibility for payroll', 'I have sole responsibility for payroll'],
  ['en', 'Managing a portfolio of 80 clients', 'my work includes managing a portfolio of 80 clients'],
  ['en', 'Preparation of VAT returns', 'my work includes preparation of VAT returns'],
  ['en', 'In charge of 4 trainees', "I'm in charge of 4 trainees"],
  ['en', 'Truck driver with 1.4 million miles', "I'm a truck driver with 1.4 million miles"],
  ['en', 'Order entry with SAP', undefined],
  ['de', 'Erstellung der Jahresabschlüsse', 'übernehme ich die Erstellung der Jahresabschlüsse'],
  [
    'de',
    'Fachliche Leitung von sieben Ingenieuren',
    'übernehme ich die fachliche Leitung von sieben Ingenieuren',
  ],
  ['de', 'Senkung der Kosten um 14 %', 'gelang mir die Senkung der Kosten um 14 %'],
  ['de', 'Monatsabschluss auf sechs Tage verkürzt', 'habe ich den Monatsabschluss auf sechs Tage verkürzt'],
  [
    'de',
    'Rahmenverträge mit 12 Gießereien verhandelt',
    'habe ich Rahmenverträge mit 12 Gießereien verhandelt',
  ],
  [
    'de',
    'Mitarbeit an der Einführung von SAP',
    'gehört zu meiner Arbeit: Mitarbeit an der Einführung von SAP',
  ],
  ['de', 'Umsatz im Gebiet um 28 % gesteigert', 'habe ich den Umsatz im Gebiet um 28 % gesteigert'],
  ['de', 'Bestände von 9 auf 3 Tage gesenkt', 'habe ich Bestände von 9 auf 3 Tage gesenkt'],
  [
    'de',
    'Monats- und Jahresabschlüsse nach HGB erstellt',
    'habe ich Monats- und Jahresabschlüsse nach HGB erstellt',
  ],
  ['de', 'Debitoren- und Kreditorenbuchhaltung', 'übernehme ich die Debitoren- und Kreditorenbuchhaltung'],
  ['de', 'Leitete eine Schicht von acht Leuten', 'leitete ich eine Schicht von acht Leuten'],
  ['de', 'Pflege und Betreuung von 12 Gästen', 'übernehme ich die Pflege und Betreuung von 12 Gästen'],
  ['de', 'Planung und Einkauf der Waren', 'gehört zu meiner Arbeit: Planung und Einkauf der Waren'],
  ['fr', 'Encadrement de six étudiants par an', 'j’assure l’encadrement de six étudiants par an'],
  ['fr', 'Réduction du coût de 36 % à 29 %', 'j’ai obtenu la réduction du coût de 36 % à 29 %'],
  ['fr', 'Référente hygiène du bloc', 'je suis aussi référente hygiène du bloc'],
  ['fr', 'Entretien et dépannage de chaudières', 'j’assure l’entretien et le dépannage de chaudières'],
  ['fr', 'Encadrer une équipe', 'mon travail consiste à encadrer une équipe'],
  ['fr', 'Encadré une équipe', 'j’ai encadré une équipe'],
  ['fr', 'Qualité des soins', 'j’assure la qualité des soins'],
  ['es', 'Gestión de 80 clientes', 'me he encargado de la gestión de 80 clientes'],
  ['es', 'Asesoro a 55 tambos', 'asesoro a 55 tambos'],
  ['es', 'Servicio a clientes en mostrador', 'me he encargado del servicio a clientes en mostrador'],
  ['es', 'Gestionar la agenda', 'mi trabajo incluye gestionar la agenda'],
  ['es', 'Conciliación de 14 cuentas', 'me he encargado de la conciliación de 14 cuentas'],
  ['es', 'Impuestos de 85 autónomos', 'me he encargado de los impuestos de 85 autónomos'],
  ['es', 'Aumento de las ventas en un año', 'conseguí el aumento de las ventas en un año'],
  ['es', 'Reduje el plazo de seis a dos días', 'reduje el plazo de seis a dos días'],
])('in %s, "%s" is told', (language, line, told) =>
  expect(LETTER_TEXTS[language].told(line, true, false)?.text).toBe(told),
)

it.each([
  ['Accountant', 'an '],
  ['HR Manager', 'an '],
  ['UX Designer', 'a '],
  ['M.Sc. in Informatik', 'an '],
  ['MSc in Physics', 'an '],
  ['BSc in Physics', 'a '],
  ['MBA', 'an '],
  ['University Lecturer', 'a '],
])('English says %s with "%s"', (name, article) => expect(LETTER_TEXTS.en.article(name)).toBe(article))

it.each([
  ['Journeyman Electrician License', 'a Journeyman Electrician License'],
  ['OSHA 10', 'the OSHA 10 certification'],
  ['CIPD Level 7', 'CIPD Level 7'],
  [
    'Advanced Cardiovascular Life Support (ACLS)',
    'a certification in Advanced Cardiovascular Life Support (ACLS)',
  ],
])('English tells the certificate %s as "%s"', (name, told) =>
  expect(LETTER_TEXTS.en.certificateName?.(name)).toBe(told),
)

it.each<readonly [LetterLanguage, string, string]>([
  ['en', 'University of Leeds', 'the University of Leeds'],
  ['en', 'Northland University', 'Northland University'],
  ['de', 'Stadtverwaltung Muldental', 'der Stadtverwaltung Muldental'],
  ['de', 'Kestrel', 'Kestrel'],
  ['es', 'Universidad de Vigo', 'la Universidad de Vigo'],
])('in %s, one works at %s as "%s"', (language, name, told) =>
  expect(LETTER_TEXTS[language].employerName?.(name)).toBe(told),
)
