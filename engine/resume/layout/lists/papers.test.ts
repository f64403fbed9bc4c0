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

it.each([
  'I teach first aid to scouts',
  'Volunteer first aid trainer',
  'Guest registration',
  'Rugby (entraîneur)',
  'Hunting season tickets',
])('no paper: %s', (item) => expect(namesPaper(item)).toBe(false))
