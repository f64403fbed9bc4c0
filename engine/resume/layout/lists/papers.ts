const DRIVING = String.raw`driv(?:ing|er[’']?s?[’']?) licen[cs]e|(?:\p{L}+-)?führerschein(?:klassen?)?|fahrerlaubnis|permis de conduire|(?:permiso|carn[eé]t?|licencia) de (?:conducir|conducción|manejo)`
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
].join('|')
const PAPER = new RegExp(String.raw`^(?:[\p{L}-]+ ){0,3}(?:${PAPERS})(?![\p{L}\d])`, 'iu')
/** "NMC registration" */
const REGISTRATION = /^\p{Lu}{2,6} registration(?!\p{L})/u
const MAX_WORDS = 12

/** Whether an item among hobbies and other remarks is by its words a license, a registration or a certificate. */
export const namesPaper = (words: string): boolean =>
  (PAPER.test(words) || REGISTRATION.test(words)) &&
  words.split(/\s+/u).length <= MAX_WORDS &&
  !/^(?:I|ich|je|yo) /iu.test(words)

const DRIVING_LABEL = new RegExp(`^(?:${DRIVING}|permis)$`, 'iu')
/** Whether the label before a class belongs to the name of a license: "Führerschein: B". */
export const isDriving = (label: string): boolean => DRIVING_LABEL.test(label)
