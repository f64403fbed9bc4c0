import { expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const skillsIn = (list: string) =>
  readText(`Ana Ruiz\nana@mail.example\n\nSKILLS\n${list}`).facts.skills.map(({ value }) => value)

it('an empty box is no skill, and a ticked one is', () =>
  expect(skillsIn('☒ R/3 MM\t☒ Lagerverwaltung WM\t☐ EWM\t☐ PP')).toEqual(['R/3 MM', 'Lagerverwaltung WM']))

it('without a full star there is no skill', () =>
  expect(skillsIn('Zendesk\t★★★★☆\nExcel\t★★☆☆☆\tShopware, Magento\t☆☆☆☆☆')).toEqual(['Zendesk', 'Excel']))

it('languages may have a label among personal details', () =>
  expect(
    readText(
      'Ana Ruiz\nana@mail.example\n\nPERSONAL DETAILS:\nDate of Birth: 14-02-1996\nLanguages Known: English, Hindi',
    ).facts.languages.map(({ value }) => value),
  ).toEqual(['English', 'Hindi']))

it.each([
  ['labels beside lists', 'Analysis\tMIDAS, LEAP\nDrafting\tMicroStation', ['MIDAS', 'LEAP', 'MicroStation']],
  [
    'labels before lists',
    'Languages: Go, Bash\tTechnologies: Terraform, Helm',
    ['Go', 'Bash', 'Terraform', 'Helm'],
  ],
  [
    'years and levels in brackets',
    '• Memory care (3 years)\n• Excel (pivot tables)\n• CRM (Follow Up Boss)',
    ['Memory care', 'Excel', 'CRM (Follow Up Boss)'],
  ],
  ['languages with their levels', 'Drafting\nIrish and English\nFrench\tB1\tA2', ['Drafting']],
])('%s', (_, list, expected) => expect(skillsIn(list)).toEqual(expected))
