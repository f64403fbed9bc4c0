import type { Language } from './person.ts'

type Section =
  | 'summary'
  | 'work'
  | 'volunteering'
  | 'education'
  | 'certificates'
  | 'skills'
  | 'spoken'
  | 'contact'
export type Headings = Record<Section, string>

/** The headings of each section; those at one place of the lists are a set. */
const WORDS: Record<Language, Record<Section, readonly string[]>> = {
  en: {
    summary: ['Summary', 'Professional Summary', 'Profile', 'About Me'],
    work: ['Experience', 'Professional Experience', 'Work History', 'Employment'],
    volunteering: ['Volunteering', 'Volunteer Experience', 'Community Involvement', 'Volunteer Work'],
    education: ['Education', 'Education', 'Education & Training', 'Academic Background'],
    certificates: ['Certifications', 'Licenses & Certifications', 'Licenses', 'Certificates'],
    skills: ['Skills', 'Core Competencies', 'Key Skills', 'Expertise'],
    spoken: ['Languages', 'Languages', 'Languages', 'Languages spoken'],
    contact: ['Contact', 'Contact', 'Get in touch', 'Personal details'],
  },
  de: {
    summary: ['Profil', 'Kurzprofil'],
    work: ['Berufserfahrung', 'Beruflicher Werdegang'],
    volunteering: ['Ehrenamt', 'Ehrenamtliches Engagement'],
    education: ['Ausbildung', 'Studium'],
    certificates: ['Zertifikate', 'Weiterbildung'],
    skills: ['Kenntnisse', 'Fähigkeiten'],
    spoken: ['Sprachen', 'Sprachkenntnisse'],
    contact: ['Kontakt', 'Persönliche Daten'],
  },
  fr: {
    summary: ['Profil', 'À propos'],
    work: ['Expériences professionnelles', 'Expériences'],
    volunteering: ['Bénévolat', 'Engagement associatif'],
    education: ['Formation', 'Études'],
    certificates: ['Certifications', 'Certifications'],
    skills: ['Compétences', 'Compétences techniques'],
    spoken: ['Langues', 'Langues'],
    contact: ['Contact', 'Coordonnées'],
  },
  es: {
    summary: ['Perfil', 'Sobre mí'],
    work: ['Experiencia profesional', 'Experiencia laboral'],
    volunteering: ['Voluntariado', 'Voluntariado'],
    education: ['Formación', 'Formación académica'],
    certificates: ['Certificados', 'Cursos'],
    skills: ['Competencias', 'Habilidades'],
    spoken: ['Idiomas', 'Idiomas'],
    contact: ['Contacto', 'Datos personales'],
  },
}

/** One of the language's sets of headings; each template chooses a set, because resumes differ. */
export function headings(language: Language, set: number): Headings {
  const of = (section: Section): string => {
    const all = WORDS[language][section]
    return all[set % all.length] ?? ''
  }
  return {
    summary: of('summary'),
    work: of('work'),
    volunteering: of('volunteering'),
    education: of('education'),
    certificates: of('certificates'),
    skills: of('skills'),
    spoken: of('spoken'),
    contact: of('contact'),
  }
}
