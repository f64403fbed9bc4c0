/**
 * The fixed phrases around the facts in a letter of the emulated model.
 */
export interface Frames {
  readonly bare: (title: string) => string
  readonly lead: (title: string, employer: string) => string
  readonly line: string
  readonly ask: (title: string) => string
  readonly wayOut: string
  readonly subject: (title: string) => string
}

export const ENGLISH: Frames = {
  bare: (title) => `This note is about the ${title} you posted.`,
  lead: (title, employer) => `One line from my work as ${title} at ${employer}:`,
  line: 'One line from my resume:',
  ask: (title) => `Would a short call about the ${title} be worth your time?`,
  wayOut: 'If not, no reply is needed.',
  subject: (title) => `About the ${title}`,
}

export const GERMAN: Frames = {
  bare: (title) => `Ich schreibe Ihnen wegen der Stelle ${title}.`,
  lead: (title, employer) => `Eine Zeile aus meiner Arbeit als ${title} bei ${employer}:`,
  line: 'Eine Zeile aus meinem Lebenslauf:',
  ask: (title) => `Hätten Sie zehn Minuten für ein Gespräch über die Stelle ${title}?`,
  wayOut: 'Wenn nicht, brauchen Sie nicht zu antworten.',
  subject: (title) => `Zur Stelle ${title}`,
}

const FRENCH: Frames = {
  bare: (title) => `Je vous écris au sujet du poste ${title}.`,
  lead: (title, employer) => `Une ligne de mon travail, ${title} chez ${employer} :`,
  line: 'Une ligne de mon CV :',
  ask: (title) => `Auriez-vous dix minutes pour parler du poste ${title} ?`,
  wayOut: 'Sinon, inutile de répondre.',
  subject: (title) => `Au sujet du poste ${title}`,
}

const SPANISH: Frames = {
  bare: (title) => `Le escribo por el puesto ${title}.`,
  lead: (title, employer) => `Una línea de mi trabajo como ${title} en ${employer}:`,
  line: 'Una línea de mi currículum:',
  ask: (title) => `¿Tendría diez minutos para hablar del puesto ${title}?`,
  wayOut: 'Si no, no hace falta que responda.',
  subject: (title) => `Sobre el puesto ${title}`,
}

export const FRAMES: Readonly<Record<string, Frames>> = {
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
}
