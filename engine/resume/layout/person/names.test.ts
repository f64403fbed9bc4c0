import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

it.each([
  [
    'a form that asks for the last name first',
    'PROFIL\nName, Vorname\tYıldırım, Sercan\ns.yildirim@mail.example',
    'Sercan Yıldırım',
  ],
  [
    'a name at birth',
    'Lebenslauf\nName\tAndrea Kuhlmey, geb. Pützfeld\nandrea.kuhlmey@mail.example',
    'Andrea Kuhlmey',
  ],
  [
    'a name that ends like a title and stands in the address',
    'Théo Pellerin\ncook\ntheo.pellerin@mail.example',
    'Théo Pellerin',
  ],
  [
    'a form of address behind it',
    'NNENNA BLESSING OKORO (Miss)\nnnenna.okoro@mail.example',
    'NNENNA BLESSING OKORO',
  ],
  [
    'a degree that is not awarded yet',
    'S. KAVIYARASI, M.Sc., M.Phil., NET, (Ph.D.)\nkaviyarasi@mail.example',
    'S. KAVIYARASI',
  ],
])('%s', (_, top, name) =>
  expect(
    readText(`${top}\n\nEXPERIENCE\nDriver, Kestrel Haulage Ltd, 2019 - 2023\n- Drove 90 tours`).facts.name
      ?.value,
  ).toBe(name),
)
