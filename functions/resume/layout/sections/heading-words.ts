export type SectionKind =
  | 'header'
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'awards'
  | 'interests'
  | 'publications'
  | 'references'
  | 'other'

const words = (list: string): readonly string[] => list.trim().split(/\s+/u)

// Kind, rank, words. "Education and Certifications" is education, "Volunteer Experience" experience: the
// higher rank wins.
const KEYS: readonly (readonly [SectionKind, number, string])[] = [
  [
    'experience',
    9,
    `experience experiences employment berufserfahrung berufspraxis werdegang experiencia expérience expériences esperienza
    esperienze werkervaring erfaring erfarenhet doświadczenie experiência praktika`,
  ],
  [
    'experience',
    8,
    'tätigkeiten tätigkeit laufbahn stationen praxiserfahrung parcours trayectoria rotations rotation practicum clinicals engagement zivildienst nebentätigkeiten research career laboral professionnelle carrière involvement internship internships placement placements apprenticeships volunteering volunteer voluntary ehrenamt bénévolat',
  ],
  ['experience', 3, 'background community'],
  ['experience', 6, 'work history leadership service engagements appointments activities extracurricular'],
  [
    'education',
    9,
    `education educational academics ausbildung hochschulstudium schule hochschulbildung schulausbildung studienverlauf studies scolaire cursus académica estudios bildung studium schulbildung formation formación educación istruzione formazione
    opleiding opleidingen utdanning utbildning wykształcenie educação études estudios diplômes`,
  ],
  ['education', 5, 'academic qualifications training coursework degrees'],
  [
    'skills',
    7,
    `skills skill competencies competences expertise technologies proficiencies proficiency toolbox kenntnisse fähigkeiten kompetenzen
    compétences habilidades competencias conocimientos competenze vaardigheden umiejętności competências ferdigheter kompetenser strengths`,
  ],
  ['skills', 5, 'tools'],
  ['skills', 3, 'software technical computer stack abilities capabilities it edv informatique methods'],
  [
    'languages',
    4,
    'languages language sprachen sprachkenntnisse fremdsprachen langues idiomas lingue talen språk języki',
  ],
  [
    'certifications',
    4,
    `certifications certification certificates certificate licenses licences licensure license credentials zertifikate
    certificados certificazioni zertifizierungen`,
  ],
  ['projects', 6, 'projects project projekte projets proyectos portfolio'],
  [
    'awards',
    4,
    'awards award honors honours honor honour achievements accomplishments recognition distinctions scholarships auszeichnungen prix premios',
  ],
  [
    'publications',
    4,
    'publications presentations patents papers talks speaking publikationen veröffentlichungen publicaciones',
  ],
  ['interests', 4, 'interests hobbies hobby interessen intereses loisirs interessi passions'],
  ['references', 9, 'references referees reference referenzen références referencias'],
  [
    'summary',
    4,
    `summary profile objective about overview introduction zusammenfassung profil résumé perfil resumen profilo statement
    highlights kurzprofil`,
  ],
  [
    'contact',
    4,
    'contact contacts kontakt contacto contatti coordonnées persönliche personalien datos dati persoonlijke details personliga',
  ],
  ['summary', 2, 'sobre acerca propos über steckbrief presentación présentation'],
  ['awards', 1, 'other also'],
  [
    'other',
    2,
    'affiliations memberships membership information informationen informations availability additional miscellaneous sonstiges organizations',
  ],
]

export const HEADING_KEYS: ReadonlyMap<string, { readonly kind: SectionKind; readonly rank: number }> =
  new Map(KEYS.flatMap(([kind, rank, list]) => words(list).map((word) => [word, { kind, rank }] as const)))

export const HEADING_FILLERS: ReadonlySet<string> = new Set(
  words(`and of the in my me for a to with on off selected relevant key core main professional personal further additional recent previous past
    prior current early related areas area campus clinical teaching industry business extra curricular history details data daten
    und im et de la le les des du y e el en professionnelles professionnel profesional professionale lavorativa
    qualification experience development continuing career executive management highlights list brief soft hard digital foreign
    mí mi mich moi à mes meine personales personnelles personali angaben contact me coordonnées laborales académica académicos complementaria universitaria universitaires scolaires linguistiques lingüísticas informáticas informatiques técnicas techniques digitales fachliche persönliche wichtigste berufspraktische und/oder
    accreditations societies social student sonstige weitere beruflicher berufliche schulische professional/ military nursing board positions
    held notable top featured general significant latest early earlier present what i do did volunteer work life objective statement`),
)
