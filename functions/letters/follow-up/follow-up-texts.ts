import type { LetterLanguage } from '#shared/catalog/letters.ts'

interface FollowUpTexts {
  /** How a day is written after the words that lead to it. */
  readonly locale: string
  /** What the first follow-up begins with, and the last; the second of each where the job has no clean title. */
  readonly opening: Readonly<Record<1 | 2, readonly [string, string]>>
  /** What leads to a quoted line. */
  readonly lead: string
}

/** The sentences of a follow-up that no first letter has. {date} is the day on which the first was sent. */
export const FOLLOW_UP_TEXTS: Readonly<Record<LetterLanguage, FollowUpTexts>> = {
  en: {
    locale: 'en-GB',
    opening: {
      1: [
        'I wrote to you on {date} about your {title} posting.',
        'I wrote to you on {date} about the job you posted.',
      ],
      2: [
        'I wrote to you on {date} about your {title} posting, and I will not write again after this.',
        'I wrote to you on {date} about the job you posted, and I will not write again after this.',
      ],
    },
    lead: 'One more thing I have done{quoted}:',
  },
  de: {
    locale: 'de',
    opening: {
      1: [
        'Am {date} habe ich Ihnen wegen Ihrer Anzeige „{title}“ geschrieben.',
        'Am {date} habe ich Ihnen wegen Ihrer Stellenanzeige geschrieben.',
      ],
      2: [
        'Am {date} habe ich Ihnen wegen Ihrer Anzeige „{title}“ geschrieben; dies ist meine letzte Nachricht dazu.',
        'Am {date} habe ich Ihnen wegen Ihrer Stellenanzeige geschrieben; dies ist meine letzte Nachricht dazu.',
      ],
    },
    lead: 'Noch etwas aus meiner Arbeit{quoted}:',
  },
  fr: {
    locale: 'fr',
    opening: {
      1: [
        'Je vous ai écrit le {date} au sujet de votre annonce « {title} ».',
        'Je vous ai écrit le {date} au sujet de votre offre d’emploi.',
      ],
      2: [
        'Je vous ai écrit le {date} au sujet de votre annonce « {title} » ; ce message est le dernier.',
        'Je vous ai écrit le {date} au sujet de votre offre d’emploi ; ce message est le dernier.',
      ],
    },
    lead: 'Encore un point de mon parcours{quoted} :',
  },
  es: {
    locale: 'es',
    opening: {
      1: [
        'Le escribí el {date} sobre su anuncio «{title}».',
        'Le escribí el {date} sobre su oferta de empleo.',
      ],
      2: [
        'Le escribí el {date} sobre su anuncio «{title}»; este es mi último mensaje.',
        'Le escribí el {date} sobre su oferta de empleo; este es mi último mensaje.',
      ],
    },
    lead: 'Algo más de mi experiencia{quoted}:',
  },
}

/** "12 November", "1er novembre": a day in the letter's language, in UTC. */
export function daySaid(day: Date, language: LetterLanguage): string {
  const said = new Intl.DateTimeFormat(FOLLOW_UP_TEXTS[language].locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(day)
  return language === 'fr' ? said.replace(/^1 /u, '1er ') : said
}
