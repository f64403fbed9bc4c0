import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

const form = (value: string) => value.replaceAll('|', '\t')

test('the old Europass form names the employer below the activities, and a label may be wrapped', () => {
  const { facts } = readText(
    form(`Nadia Ferrante
nadia.ferrante@mail.example

WORK EXPERIENCE

Dates|March 2019 - present
Occupation or position held|Quality technician
Main activities and responsibilities|- Tasting of 25 batches a day
|- Training of line workers
Name and address of employer|Corvina Latticini SRL
|Via Prova 3, Parma (Italy)
Type of business or sector|Dairy

Dates|September 2014 - February 2019
Occupation or position held|Laboratory assistant
Main activities and|Tests of the drinking water of 40 villages, taken from
responsibilities|wells
Name and address of employer|Lago Analisi SPA
Type of business or sector|Water analysis

EDUCATION

Dates|2011 - 2013
Title of qualification awarded|Master's degree in Food Safety
Name and type of organisation providing|University of Testaccio (university)
`),
  )
  expect(facts.roles.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Quality technician', 'Corvina Latticini SRL'],
    ['Laboratory assistant', 'Lago Analisi SPA'],
  ])
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual([
    'Tasting of 25 batches a day',
    'Training of line workers',
    'Tests of the drinking water of 40 villages, taken from wells',
  ])
  expect(facts.education.map(({ institution }) => institution?.value)).toEqual(['University of Testaccio'])
})

test('the old Europass form is read in Italian', () => {
  const { facts } = readText(
    form(`Nadia Ferrante
nadia.ferrante@mail.example

ESPERIENZA LAVORATIVA

• Date (da – a)|marzo 2018 → oggi
• Nome e indirizzo del datore di lavoro|Corvina Latticini SRL
• Tipo di azienda o settore|Ristorazione
• Tipo di impiego|Tecnica di laboratorio
• Principali mansioni e responsabilità|Controllo di 25 lotti al giorno

• Date (da – a)|2011 → 2013
• Nome e indirizzo del datore di lavoro|Lago Analisi SPA
• Tipo di impiego|Assistente
• Principali mansioni e responsabilità|Prove di acqua potabile
`),
  )
  expect(
    facts.roles.map(({ title, employer, start }) => [title?.value, employer?.value, start?.value]),
  ).toEqual([
    ['Tecnica di laboratorio', 'Corvina Latticini SRL', '2018-03'],
    ['Assistente', 'Lago Analisi SPA', '2011'],
  ])
})

test('its German form has "Zeitraum", an arrow for today, and bullets that a margin wraps', () => {
  const { facts } = readText(
    form(`Nadia Ferrante
nadia.ferrante@mail.example

Berufserfahrung

Zeitraum|04/2018 →
Beruf oder Funktion|Servicetechniker
Wichtigste Tätigkeiten und Zuständigkeiten
▪ Inbetriebnahme, Wartung, Störungsbehebung und Umbau von Tiefzieh- und
Schalensiegelmaschinen, dazu vier Einsätze im Ausland mit je fünf Wochen Dauer
▪ Einschulung beim Kunden in drei Ländern und in zwei Sprachen, je nach dem
Name und Adresse des Arbeitgebers|Corvina Maschinenbau GmbH, 4600 Wels
Tätigkeitsbereich oder Branche|Sondermaschinenbau

Zeitraum|03/2013 – 05/2017
Beruf oder Funktion|Betriebselektriker
Name und Adresse des Arbeitgebers|Lago Umformtechnik AG, 4400 Steyr
`),
  )
  expect(facts.roles.map(({ title, employer, end }) => [title?.value, employer?.value, end?.value])).toEqual([
    ['Servicetechniker', 'Corvina Maschinenbau GmbH', 'present'],
    ['Betriebselektriker', 'Lago Umformtechnik AG', '2017-05'],
  ])
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual([
    'Inbetriebnahme, Wartung, Störungsbehebung und Umbau von Tiefzieh- und Schalensiegelmaschinen, dazu vier Einsätze im Ausland mit je fünf Wochen Dauer',
    'Einschulung beim Kunden in drei Ländern und in zwei Sprachen, je nach dem',
  ])
})
