import { readText } from '../resume/layout/read-text.ts'

/** Reads a resume with this section of work: each job as "title | employer | start to end", with a dash or a question mark for what is missing. */
export const rolesIn = (experience: string) =>
  readText(
    `Ana Ruiz\nana.ruiz@mail.example\n\nEXPERIENCE\n\n${experience}\n\nEDUCATION\nBA History, University of Leeds, 2010\n`,
  ).facts.roles.map(({ title, employer, start, end }) =>
    [title?.value ?? '-', employer?.value ?? '-', `${start?.value ?? '?'} to ${end?.value ?? '?'}`].join(
      ' | ',
    ),
  )
