const DRIVING = String.raw`driv(?:ing|er[’']?s?[’']?) licen[cs]e|(?:\p{L}+-)?führer(?:schein(?:klassen?)?|ausweis)|fahrerlaubnis|permis de conduire|(?:permiso|carn[eé]t?|licencia) de (?:conducir|conducción|manejo)`
const CLASS = String.raw`(?:[A-E](?:[E\d]|1E)?|VL|PL)`
/** Papers in the languages of letters. */
const PAPERS = [
  DRIVING,
  String.raw`permis (?:${CLASS}|cariste|poids lourds?|bateau)|(?:permiso|carn[eé]t?) ${CLASS}`,
  String.raw`(?:class|category|cat\.?) \w{1,3} licen[cs]e|licen[cs]e (?:class|category|cat\.?) \w{1,3}`,
  String.raw`HACCP|food (?:hygiene|safety|handl\p{L}+)|hygiène alimentaire|higiene alimentaria|lebensmittelhygiene|gesundheitszeugnis|infektionsschutz\p{L}*|manipula(?:ción|dora?) de alimentos`,
  String.raw`first aid(?! (?:trainer|instructor|volunteer))|CPR|PSC ?1|SST|erste[- ]hilfe(?:[- ]kurs|schein)?|ersthelfer(?:in)?|DBS|(?:gestes de )?premiers secours|primeros auxilios`,
  String.raw`BAFA|juleica|monitora? de (?:ocio y )?tiempo libre|ausbildereignung|CACES|SSIAP|(?:stapler|sachkunde|befähigungs)\p{L}*schein`,
  String.raw`[\p{L} ]{3,40}, registered \d{4}|colegiad[oa]|colegiación|inscri(?:te?|ption) (?:à|au) l?[’']?ordre|approbation`,
  String.raw`certificate(?: [IV]{1,3})? (?:in|of)|certificat de|certificado (?:de|en)|(?:executive|advanced|professional|leadership) (?:education )?program(?:me)? in`,
  // At the end of an item: "boat licence", "lift card (2024)".
  String.raw`(?:(?<!(?:MIT|BSD|GPL|Apache|source|software) )licen[cs]e|(?:lift|safety|site|skills|green|gold|operator[’']?s?|handler[’']?s?|\p{Lu}{3,4}) card|(?<!(?:work|employment|security) )authori[sz]ation|endorsement)(?=\.?$| \(| (?:good|valid|until|to \d)|,? \d)|licencia(?! (?:por|sin|de maternidad|médica))`,
  String.raw`OSHA ?\d\d+|(?:AWS|Azure|Google|Microsoft|Oracle|SAP|Cisco) (?:certified|(?:\p{L}+ )?(?:practitioner|associate|architect|fundamentals))`,
  String.raw`(?:rescue|open water|advanced|scientific|commercial|master) diver|trabajos? en alturas?|(?:restored to|readmitted to|on) the (?:\p{L}+ )?register of`,
].join('|')
const PAPER = new RegExp(String.raw`^(?:(?:[\p{L}-]+|&) ){0,4}(?:${PAPERS})(?![\p{L}\d])`, 'iu')
/** "NMC registration", "Certified Welder", "Curso de soldadura" */
const FIRST = /^(?:\p{Lu}{2,6} registration(?!\p{L})|Certified \p{Lu}|Cursos? [\p{L}\d])/u
const MAX_WORDS = 14
/** When a paper was granted, and what came before that. */
const SINCE = / (?:in|since|seit|depuis|desde) (?:\p{L}+ )?(?:19|20)\d\d/u

/** "Permiso(s) de conducir" */
const inSingular = (words: string): string => words.replaceAll(/(?<=\p{L})\([a-z]{1,2}\)/gu, '')

/** Whether an item among hobbies and other remarks is by its words a license, a registration or a certificate. */
export const namesPaper = (words: string): boolean =>
  (PAPER.test(inSingular(words)) || FIRST.test(words)) &&
  (words.split(SINCE)[0] ?? '').split(/\s+/u).length <= MAX_WORDS &&
  !/^(?:I|ich|je|yo) /iu.test(words)

const DRIVING_LABEL = new RegExp(`^(?:${DRIVING}|permis)$`, 'iu')
/** Whether the label before a class belongs to the name of a license: "Führerschein: B". */
export const isDriving = (label: string): boolean => DRIVING_LABEL.test(inSingular(label))
