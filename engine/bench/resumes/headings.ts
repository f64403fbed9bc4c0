import type { Language } from './person.ts'

export type Section =
  | 'summary'
  | 'work'
  | 'volunteering'
  | 'education'
  | 'certificates'
  | 'skills'
  | 'spoken'
  | 'contact'
export type Headings = Record<Section, string>

const WORDS: Record<Language, readonly Headings[]> = {
  en: [
    {
      summary: 'Summary',
      work: 'Experience',
      volunteering: 'Volunteering',
      education: 'Education',
      certificates: 'Certifications',
      skills: 'Skills',
      spoken: 'Languages',
      contact: 'Contact',
    },
    {
      summary: 'Professional Summary',
      work: 'Professional Experience',
      volunteering: 'Volunteer Experience',
      education: 'Education',
      certificates: 'Licenses & Certifications',
      skills: 'Core Competencies',
      spoken: 'Languages',
      contact: 'Contact',
    },
    {
      summary: 'Profile',
      work: 'Work History',
      volunteering: 'Community Involvement',
      education: 'Education & Training',
      certificates: 'Licenses',
      skills: 'Key Skills',
      spoken: 'Languages',
      contact: 'Get in touch',
    },
    {
      summary: 'About Me',
      work: 'Employment',
      volunteering: 'Volunteer Work',
      education: 'Academic Background',
      certificates: 'Certificates',
      skills: 'Expertise',
      spoken: 'Languages spoken',
      contact: 'Personal details',
    },
  ],
  de: [
    {
      summary: 'Profil',
      work: 'Berufserfahrung',
      volunteering: 'Ehrenamt',
      education: 'Ausbildung',
      certificates: 'Zertifikate',
      skills: 'Kenntnisse',
      spoken: 'Sprachen',
      contact: 'Kontakt',
    },
    {
      summary: 'Kurzprofil',
      work: 'Beruflicher Werdegang',
      volunteering: 'Ehrenamtliches Engagement',
      education: 'Studium',
      certificates: 'Weiterbildung',
      skills: 'Fähigkeiten',
      spoken: 'Sprachkenntnisse',
      contact: 'Persönliche Daten',
    },
  ],
  fr: [
    {
      summary: 'Profil',
      work: 'Expériences professionnelles',
      volunteering: 'Bénévolat',
      education: 'Formation',
      certificates: 'Certifications',
      skills: 'Compétences',
      spoken: 'Langues',
      contact: 'Contact',
    },
    {
      summary: 'À propos',
      work: 'Expériences',
      volunteering: 'Engagement associatif',
      education: 'Études',
      certificates: 'Certifications',
      skills: 'Compétences techniques',
      spoken: 'Langues',
      contact: 'Coordonnées',
    },
  ],
  es: [
    {
      summary: 'Perfil',
      work: 'Experiencia profesional',
      volunteering: 'Voluntariado',
      education: 'Formación',
      certificates: 'Certificados',
      skills: 'Competencias',
      spoken: 'Idiomas',
      contact: 'Contacto',
    },
    {
      summary: 'Sobre mí',
      work: 'Experiencia laboral',
      volunteering: 'Voluntariado',
      education: 'Formación académica',
      certificates: 'Cursos',
      skills: 'Habilidades',
      spoken: 'Idiomas',
      contact: 'Datos personales',
    },
  ],
}

const NONE: Headings = {
  summary: '',
  work: '',
  volunteering: '',
  education: '',
  certificates: '',
  skills: '',
  spoken: '',
  contact: '',
}

/** One of the language's sets of headings; each template chooses a set, because resumes differ. */
export const headings = (language: Language, set: number): Headings =>
  WORDS[language][set % WORDS[language].length] ?? NONE
