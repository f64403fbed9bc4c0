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

test('what follows the records of the form stays, and so does what they have no place for', () => {
  const { text, facts } = readText(
    form(`Marta Olmos
marta.olmos@mail.example

EXPERIENCIA LABORAL
Fechas|03/2018 – Actualmente
Profesión o cargo desempeñado|Técnica de laboratorio
Funciones y responsabilidades principales|- Control de 25 lotes al día
Nombre y dirección de la empresa o empleador|Corvina Lácteos SL
|Calle Prueba 3, Cuenca
Tipo de empresa o sector|Alimentación
EDUCACIÓN Y FORMACIÓN
Fechas|2015 - 2017
Cualificación obtenida|Técnico Superior en Laboratorio Clínico
Nombre y tipo del centro de estudios|IES Ría Nueva, Cuenca
Nivel conforme a una clasificación nacional|CFGS
Capacidades y competencias personales
Idioma(s) materno(s)|Español
Inglés|A2|B1
Otras capacidades y competencias|Curso de Calidad, 60 h (2022). Curso de Hematología, 100 h (2019)
Permiso(s) de conducción|B`),
  )
  expect(text.split(/\n+/u).slice(3)).toEqual([
    '03/2018 – Actualmente\tTécnica de laboratorio',
    'Corvina Lácteos SL\tCalle Prueba 3, Cuenca',
    '- Control de 25 lotes al día',
    'Tipo de empresa o sector\tAlimentación',
    'EDUCACIÓN Y FORMACIÓN',
    '2015 - 2017\tTécnico Superior en Laboratorio Clínico',
    'IES Ría Nueva, Cuenca',
    '- Nivel conforme a una clasificación nacional\tCFGS',
    'Capacidades y competencias personales',
    'Idioma(s) materno(s)\tEspañol',
    'Inglés\tA2\tB1',
    'Otras capacidades y competencias\tCurso de Calidad, 60 h (2022). Curso de Hematología, 100 h (2019)',
    'Permiso(s) de conducción\tB',
  ])
  expect(
    facts.roles.map(({ title, employer, end }) => [title, employer, end].map((fact) => fact?.value)),
  ).toEqual([['Técnica de laboratorio', 'Corvina Lácteos SL', 'present']])
  expect(facts.lines.map(({ statement }) => statement.value)).toEqual(['Control de 25 lotes al día'])
  expect(facts.education.map(({ institution }) => institution?.value)).toEqual(['IES Ría Nueva'])
  expect(facts.languages.map(({ value }) => value)).toEqual(['Español', 'Inglés'])
  expect(facts.certificates.map(({ name }) => name.value)).toEqual([
    'Curso de Calidad',
    'Curso de Hematología',
    'Permiso(s) de conducción B',
  ])
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
