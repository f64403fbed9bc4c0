import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'
import { namesPaper } from './papers.ts'

it.each([
  [
    'Divers\nLangues : français, espagnol\nFormation hygiène HACCP (recyclage 2024) ; Permis B\nRugby, champignons',
    'Formation hygiène HACCP | Permis B',
  ],
  [
    'Otros\nMonitora de tiempo libre, 2024\nManipulación de alimentos\nPermiso de conducir B',
    'Monitora de tiempo libre | Manipulación de alimentos | Permiso de conducir B',
  ],
  ['Sonstiges\n- Erste-Hilfe-Kurs, 2023\n- PKW-Führerschein\n- Chor', 'Erste-Hilfe-Kurs | PKW-Führerschein'],
  ['Informations complémentaires\n- Titulaire du permis B\n- Loutres', 'Titulaire du permis B'],
  ['Otros datos de interés\nPermiso de conducir: B', 'Permiso de conducir: B'],
  ['Other\nFull clean driving licence B.\nChess', 'Full clean driving licence B'],
  [
    'Other\nTX plumber license (TSBPE) good thru 11/2031. OSHA 30 (2021). Scissor & boom lift card. Chess.',
    'TX plumber license (TSBPE) | OSHA 30 | Scissor & boom lift card',
  ],
  [
    'Also\nIrish (fluent), German (A2). AWS Cloud Practitioner, July 2026. Full B licence. Rowing – cox.',
    'AWS Cloud Practitioner | Full B licence',
  ],
  [
    'Otros\nTrabajo en alturas nivel avanzado (2025). Auxiliar 1 semestre (sin terminar). Primeros auxilios, Cruz Verde, 2023.',
    'Trabajo en alturas nivel avanzado | Primeros auxilios',
  ],
  [
    'Skills and certificates\nDiving: Rescue Diver; scientific diver authorisation to 20 m (internal). Boating: boat licence. First aid provider (2026). Software: R, Stan.',
    'Rescue Diver | scientific diver authorisation to 20 m (internal) | boat licence | First aid provider',
  ],
  [
    'Other\nRestored to the RCVS register of veterinary nurses in March 2026 after 17 weeks of supervised practice. Hobbies: fell running.',
    'RCVS register of veterinary nurses',
  ],
  [
    'Sonstiges\nFührerschein Klasse B. Staplerschein (2020). Hobbys: Chor.',
    'Führerschein Klasse B | Staplerschein',
  ],
  ['Idiomas\nInglés A2\n## LICENCIA SST\nVigente hasta agosto de 2029', 'LICENCIA SST'],
  [
    'Professional memberships and designations\n- Chartered Accountant (SA), registered with SAICA since 2004\n- Certified Internal Auditor (CIA), 2008',
    'Chartered Accountant (SA) | Certified Internal Auditor (CIA)',
  ],
  [
    'Further learning and boards\n- Executive Programme in Digital Strategy, 2020\n- Independent Director Databank, registered 2024',
    'Executive Programme in Digital Strategy | Independent Director Databank',
  ],
])('papers among other things are certificates: %j', (section, names) =>
  expect(
    readText(
      `Ana Ruiz\nana@mail.example\n\n## Experience\nCook, Otter Hotel, 2019 - 2023\n- Cooked\n## ${section}\n## Education\nBA History, Otter University, 2012`,
    )
      .facts.certificates.map(({ name }) => name.value)
      .join(' | '),
  ).toBe(names),
)

it('a label among studies is one of papers and languages', () => {
  const { certificates, languages, education, lines } = readText(
    `Ana Ruiz\nana@mail.example\n\nEDUCATION\nOtros: Trabajo en alturas (2025). Jobsite Spanish. Welsh – conversational. Anglais courant. Hobbies: chess, fell running.\nBA History, Otter University, 2012`,
  ).facts
  expect(certificates.map(({ name }) => name.value)).toEqual(['Trabajo en alturas'])
  expect(languages.map(({ value }) => value)).toEqual(['Spanish', 'Welsh', 'Anglais'])
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Otter University'])
  expect(lines).toEqual([])
})

it.each([
  'I teach first aid to scouts',
  'Card games and chess',
  'Library card',
  'US work authorization',
  'OSHA compliance',
  'Released under MIT licence',
  'Our first certified organic farm',
  'Courses in the hills',
  'Volunteer first aid trainer',
  'Guest registration',
  'Rugby (entraîneur)',
  'Hunting season tickets',
])('no paper: %s', (item) => expect(namesPaper(item)).toBe(false))
