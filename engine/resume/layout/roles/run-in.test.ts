import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

describe('work that runs on behind the names of a job', () => {
  const linesOf = (text: string) => {
    const facts = readText(`Ana Ruiz\nana@mail.example\n\nWORK\n${text}`).facts
    return facts.roles.map(({ id, title, employer }) => [
      title?.value,
      employer?.value,
      ...facts.lines.filter(({ role }) => role === id).map(({ statement }) => statement.value),
    ])
  }

  it.each([
    [
      '5/2025 to now\nPlumbers helper. D. Mancuso Plumbing, East New York. Walk ups and small coops, mostly repairs. Work with one licensed plumber.',
      [
        'Plumbers helper',
        'D. Mancuso Plumbing',
        'Walk ups and small coops, mostly repairs.',
        'Work with one licensed plumber.',
      ],
    ],
    [
      '2023 - 2025\tPorter, Linden Gardens Houses LLC. Unclogged sinks and toilets, changed faucet washers when asked.',
      [
        'Porter',
        'Linden Gardens Houses LLC',
        'Unclogged sinks and toilets, changed faucet washers when asked.',
      ],
    ],
  ])('below or beside its dates: %j', (text, expected) => expect(linesOf(text)).toEqual([expected]))

  it('below the heading of a teacher', () =>
    expect(
      readText(
        'Ana Ruiz\nana@mail.example\n\nTeaching\nAug 2022 – present\n4th grade teacher, Braeswood Oaks Elementary\n- Started the reading nights',
      ).facts.roles.map(({ title, employer }) => [title?.value, employer?.value]),
    ).toEqual([['4th grade teacher', 'Braeswood Oaks Elementary']]))

  it('is cut into sentences where it is long, and a short one stays with its neighbor', () =>
    expect(
      linesOf(
        `Teacher, Cedar Bend Academy\n2019 – 2022\n${'Taught reading and writing in two languages to classes of twenty children each. '.repeat(2)}Grade chair. Started the family reading nights with thirty families a year.`,
      ),
    ).toEqual([
      [
        'Teacher',
        'Cedar Bend Academy',
        'Taught reading and writing in two languages to classes of twenty children each.',
        'Taught reading and writing in two languages to classes of twenty children each. Grade chair.',
        'Started the family reading nights with thirty families a year.',
      ],
    ]))

  it('is no name of an employer or date that stands indented below a title in small letters', () =>
    expect(
      linesOf(
        `Développeuse\n      mars 2021 – aujourd’hui, Boréale SAS\n- Conception du service\nDéveloppeuse\n      sept. 2016 – févr. 2021, Atelier Numérique SAS\n- Mise en place des tests\n2012 - 2015    Konstrukteur\n               bei Hainbuche GmbH\n- Konstruktion von Maschinen`,
      ),
    ).toEqual([
      ['Développeuse', 'Boréale SAS', 'Conception du service'],
      ['Développeuse', 'Atelier Numérique SAS', 'Mise en place des tests'],
      ['Konstrukteur', 'Hainbuche GmbH', 'Konstruktion von Maschinen'],
    ]))

  it('ends where a hanging indent goes back to the edge, however long the line above is', () =>
    expect(
      linesOf(
        `School Bus Driver                                            Aug 2018 - May 2026
Plains Edge School District
  Two routes AM and PM plus field trips, 77 passenger and later a 29 with a lift
  Pre trip and post trip every run, DVIR, write up the defects and follow up
    with the shop until it is fixed
  Got the signatures, collected checks and cash on the accounts & turned
    it in with the sheet every night`,
      ),
    ).toEqual([
      [
        'School Bus Driver',
        'Plains Edge School District',
        'Two routes AM and PM plus field trips, 77 passenger and later a 29 with a lift',
        'Pre trip and post trip every run, DVIR, write up the defects and follow up with the shop until it is fixed',
        'Got the signatures, collected checks and cash on the accounts & turned it in with the sheet every night',
      ],
    ]))
})
