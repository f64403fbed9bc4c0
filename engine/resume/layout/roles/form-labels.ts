export type Label = 'title' | 'employer' | 'place' | 'other'

/** Labels of application forms and the Europass template, by the kind of phrase that follows them. */
const FORM_LABELS: Readonly<Record<Label, RegExp>> = {
  title:
    /^(?:occupation or position held|position(?: held)?|job title|designation|title|role|tätigkeit|funktion|berufsbezeichnung|position\/funktion|poste(?: occupé)?|rôle|intitulé du poste|fonction|puesto(?: de trabajo)?|rank|cargo(?: desempeñado)?|stanowisko|functie)$/iu,
  employer:
    /^(?:name and address of(?: employer)?|employer(?: name)?|branch|name of (?:the )?(?:employer|company)|company(?: name)?|organi[sz]ation|arbeitgeber|firma|unternehmen|employeur|entreprise|société|empresa|entidad|institución|compañía)$/iu,
  place:
    /^(?:location|place|city|country|ort|standort|stadt|land|lieu|ville|pays|localité|lugar|localidad|ciudad|país|comune|città|paese)$/iu,
  other:
    /^(?:dates?|period|duration|tenure|from|zeitraum|dauer|période|durée|periodo|período|duración|fechas?|type of business(?: or(?: sector)?)?|tätigkeitsbereich(?: oder(?: branche)?)?|tipo d(?:e empresa(?: o(?: sector)?)?|i azienda(?: o(?: settore)?)?)|sector(?: de actividad)?|type ou secteur(?: d[’']activité)?|secteur|branche|department|departamento|abteilung|supervisor|reporting to|reports to|jefe (?:inmediato|directo)|vorgesetzter|client|client site|clients|einsatz(?:ort)?(?: bei)?|team size|service country|series|pay plan|grade|(?:may|okay to) contact.*|contact me first|telephone|teléfono|reason for leaving|motivo de (?:retiro|salida)|reference|salary|hours(?: per week)?|main activities(?: and)?(?: responsibilities)?|responsibilities)$/iu,
}

/** "Series/Grade" is a label whose parts are labels of one kind. */
export const formLabel = (words: string): Label | null =>
  (['title', 'employer', 'place', 'other'] as const).find(
    (label) =>
      FORM_LABELS[label].test(words) || words.split('/').every((part) => FORM_LABELS[label].test(part)),
  ) ?? null

/** Whether a line of a form says neither title nor employer nor place: `Supervisor: A. Rivera`. */
export const isFormRemark = (words: string): boolean =>
  formLabel(/^([^:\t]{3,40}?)\s*(?::\s|\t)/u.exec(words)?.[1] ?? '') === 'other'
