import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

it.each([
  [
    'a form that asks for the last name first',
    'PROFIL\nName, Vorname\tYıldırım, Sercan\ns.yildirim@mail.example',
    'Sercan Yıldırım',
  ],
  [
    'a form with both labels beside each other',
    'Angaben zur Person\nNachname / Vorname\tBrandl, Katharina\nkatharina.brandl@mail.example',
    'Katharina Brandl',
  ],
  ['last names in capitals', 'Nom(s) / Prénom(s)    DUPRÉ Marie\nm.dupre@mail.example', 'Marie DUPRÉ'],
  ['a slash in the value', 'Apellido(s) / Nombre(s): Ruiz Otero / Ana\nana@mail.example', 'Ana Ruiz Otero'],
  ['first names first', 'First name(s) / Surname(s)\tAda Lark\nada@mail.example', 'Ada Lark'],
  ['one label a line', 'Name: Brandl\nVorname: Katharina\nk.brandl@mail.example', 'Katharina Brandl'],
  [
    'a name at birth',
    'Lebenslauf\nName\tAndrea Kuhlmey, geb. Pützfeld\nandrea.kuhlmey@mail.example',
    'Andrea Kuhlmey',
  ],
  [
    'two last names on two lines, the second as a letter in the address',
    'Daniela Ochoa\nVillaseñor\nPERFIL\ndani.ochoav@mail.example',
    'Daniela Ochoa Villaseñor',
  ],
  ['a greeting before it', 'Hello,\nI’m Ada Lark\nada.lark@mail.example', 'Ada Lark'],
  [
    'a last name that is a word of firms',
    'Ada Banks-Figueroa\nada.bfigueroa@mail.example',
    'Ada Banks-Figueroa',
  ],
  ['a monogram above it', 'A L\nCONTACT\nada.lark@mail.example\n\nAda Lark\nClerk', 'Ada Lark'],
  ['a certificate behind it', 'TAMIKA R. ELLSWORTH, MLT(ASCP)\ntamika@mail.example', 'TAMIKA R. ELLSWORTH'],
  ['fields of a certificate', 'ADA R. HALE, BS, RDMS (AB, OB/GYN)\nada.hale@mail.example', 'ADA R. HALE'],
  ['degrees with honors behind it', 'ADA R. HALE, BSc (Hons), MPhil\nada.hale@mail.example', 'ADA R. HALE'],
  [
    'a name at birth in brackets',
    'Lebenslauf\nAngaben\nName\nSandra Wittkämper (geb. Lohse)\nsandra.wittkaemper@mail.example',
    'Sandra Wittkämper',
  ],
  [
    'the line that ends in a preposition above it',
    'CURRICULUM VITAE OF\nNOMSA PRECIOUS MABASO-NAIDOO\nmpumi@mail.example',
    'NOMSA PRECIOUS MABASO-NAIDOO',
  ],
  [
    'a heading above it',
    'INFORMACIÓN PERSONAL\nIván Requejo Almansa\nivan.requejo@mail.example',
    'Iván Requejo Almansa',
  ],
  [
    'a narrow column above it',
    'Contact\nmick.perantonis@mail.example\n\nTop Skills\nSite Management\nSubcontractor Coordination\n\nLanguages\nGreek\nEnglish\n\nCertifications\nWhite Card\nFirst Aid\n\nMichael Perantonis\nSite Manager at Otter Mill\nGreater Sydney Area',
    'Michael Perantonis',
  ],
  [
    'a remark behind it in a form',
    'CURRICULUM VITAE\nName\tJoanne Fairhurst (student member, CIPP)\njo.fairhurst@mail.example',
    'Joanne Fairhurst',
  ],
  [
    'a name that ends like a title and stands in the address',
    'Théo Pellerin\ncook\ntheo.pellerin@mail.example',
    'Théo Pellerin',
  ],
  [
    'a name that reads like a title, beside the address of its first word',
    'Emma Cook\nemma.c@mail.example',
    'Emma Cook',
  ],
  [
    'a name that reads like a title, beside its initial and last word',
    'John Carpenter\njcarpenter@mail.example',
    'John Carpenter',
  ],
  [
    'a form of address behind it',
    'NNENNA BLESSING OKORO (Miss)\nnnenna.okoro@mail.example',
    'NNENNA BLESSING OKORO',
  ],
  [
    'two last names on a line of their own',
    'NEREA\nALDECOA PINTO\nnerea.aldecoa@mail.example',
    'NEREA ALDECOA PINTO',
  ],
  [
    'a last name below its first word',
    'Noor van der\nHeijden\nnoor.heijden@mail.example',
    'Noor van der Heijden',
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

it.each([
  ['between signs', 'Ana Ruiz\nBirmingham, AL 35205 ♦ (205) 555-0135 ♦ ana@mail.example', 'Birmingham, AL'],
  ['behind a symbol', 'Ana Ruiz\n✉ ana@mail.example\t⚲ Honolulu, HI', 'Honolulu, HI'],
  [
    'with a label and a remark',
    'Ana Ruiz\nDirección: Calle Azarbe 14, 30007, Murcia, España (Domicilio)',
    'Murcia, España',
  ],
  ['with a state and a short postal code', 'Ana Ruiz RN\nCoburg VIC 3058 · 0491 570 156', 'Coburg VIC'],
  ['with a British postcode', 'Ana Ruiz\n12 Heol y Coed, Swansea SA2 0AB', 'Swansea'],
])('a place %s', (_, top, place) =>
  expect(
    readText(`${top}\n\nEXPERIENCE\nDriver, Kestrel Haulage Ltd, 2019 - 2023`).facts.location?.value,
  ).toBe(place),
)

it('begins what is said about the person, below a narrow column', () => {
  const { facts } = readText(
    'Contact\nmick.perantonis@mail.example\n\nTop Skills\nSite Management\n\nCertifications\nWhite Card\n\nMichael Perantonis\nSite Manager at Otter Mill\nGreater Sydney Area\n\nExperience\nOtter Mill\nSite Manager\nMarch 2022 - Present\nBuilt 4 schools',
  )
  expect([
    facts.headline?.value,
    facts.location?.value,
    facts.certificates.map(({ name }) => name.value),
  ]).toEqual(['Site Manager at Otter Mill', 'Greater Sydney Area', ['White Card']])
})
