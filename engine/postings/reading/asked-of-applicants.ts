import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import { partsOf } from './parts.ts'
import { anyOf } from './patterns.ts'

const MOST = 3
const MAX_LENGTH = 320

/** Words with which a posting speaks of an application. */
const APPLYING = anyOf(
  String.raw`^(?:please |then |just |and )?(?:send|submit|email|e-mail|attach|include|enclose|provide|apply|upload your|answer|tell us|write to|state)\b`,
  String.raw`\b(?:to apply|please (?:send|submit|email|e-mail|attach|include|enclose|provide|apply|answer|state|quote|tell us|write)|(?:cv|resume)(?: \([^()]*\))? (?:plus|and|with|\+) |send (?:us|me|your|a|an|it|them)|email (?:us|your|a)|apply (?:with|by)|tell us about|applicants? (?:must|should|will|are)|interested applicants|applications? (?:should|must|with|to include)|must be (?:submitted|included|enclosed)|your application|cover letter)\b`,
  String.raw`\b(?:do |but |and )?(?:tell|show|write) (?:us|me) (?:about|what|why|how|which|a )`,
  String.raw`(?<!\p{L})(?:bitte (?:geben|nennen|teilen) sie|bewerb(?:ung|en|t|ungsunterlagen)|unterlagen|anschreiben|lebenslauf|schick(?:t|en)?|(?:sende|senden|sendet) (?:sie|uns)|erzähl(?:e|en|t)?|schreib(?:e|t|en)? (?:uns|sie|kurz))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:candidatures?|votre cv|(?:cv|lettre) (?:et|à|avec)|envoye[rz]|adresse[rz]|transmettre|joindre|merci d['’](?:adresser|envoyer|indiquer|inclure)|merci de (?:joindre|préciser|transmettre)|postule[rz]|(?:parlez|racontez|dites|écrivez|montrez)-(?:nous|moi))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:env[ií](?:ar?|en|anos|e|o|a)|interesad[oa]s|candidaturas?|solicitudes?|adjunt(?:ar|a|e|en|ando)|remitir|tu cv|su cv|postul(?:a|ar|arse|ate)|(?:cuént|cuent|escríb|háb)[ae]nos|indicando|indica(?:r|nos)?)(?!\p{L})`,
)
/** What a posting wants besides a resume. */
const WANTED = anyOf(
  String.raw`\b(?:(?:salary|pay|wage|rate|compensation) (?:expectations?|requirements?|history|range)|(?:expected|desired|current) (?:salary|pay|rate)|notice period|start(?:ing)? date|date of availability|your availability)\b`,
  String.raw`\b(?:portfolio|work samples?|writing samples?|code samples?|samples? of (?:your )?work|photos?|pictures?|transcripts?|copies of|(?<!(?:satisfactory|acceptable) )references|referees|letters? of (?:recommendation|interest|motivation)|(?:cover|covering|motivation) letter|supporting statement|selection criteria|github|certificates)\b`,
  String.raw`\b(?:(?:a |an |one |two |three )?(?:few |short |brief )?(?:lines?|sentences?|words|paragraphs?|examples?|page) (?:on|about|of|saying|describing|telling|why|to [A-Z])|tell (?:us|me) (?:about|what|why|how|which|a )|something (?:you|that) |(?:short|brief) note|a note (?:of|on|about|telling)|please answer|answers?,? [^.]{0,30}to:)`,
  String.raw`(?<!\p{L})(?:(?:gehalts|lohn)(?:vorstellung|wunsch|erwartung)(?:en)?|eintritts(?:termin|datum)|wunschpensum|start(?:termin|datum)|verfügbarkeit|kündigungsfrist|arbeitsproben?|portfolio|zeugniss?e?n?|arbeitszeugnisse|referenzen|anschreiben|motivationsschreiben|fotos?|lichtbild|(?:paar|wenige|drei|fünf|kurze) (?:zeilen|sätze))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:prétentions(?: salariales)?|date de disponibilité|disponibilités?|lettre|quelques (?:lignes|mots|photos)|photos?|book|portfolio|références(?! [A-Z]*-?\d)|diplômes?|attestations?|parlez-nous|racontez-nous|montrez-nous)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:(?:pretensi(?:ón|ones)|expectativas?|aspiraci(?:ón|ones)) (?:salarial(?:es)?|económicas?|de renta)|carta de (?:presentación|motivación|recomendación)|disponibilidad|fecha de incorporación|portafolios?|portfolio|muestras?|fotos?|fotografías?|referencias(?! [A-Z]*-?\d)|certificados|títulos|cuéntanos|unas (?:líneas|palabras))(?!\p{L})`,
)
/** A letter that a posting does without. */
const NOT_WANTED = new RegExp(
  anyOf(
    String.raw`\b(?:no|without an?|skip (?:the|your)) (?:formal |generic )?(?:cover|covering) letters?\b|cover letters? (?:is|are) (?:not|optional)`,
    String.raw`(?:kein|ohne) (?:motivations|an)schreiben|(?:motivations|an)schreiben[^.]{0,20}(?:brauchen wir nicht|nicht (?:nötig|erforderlich)|darf kurz|optional)|(?:ein )?anschreiben[^.]{0,20}nicht`,
    String.raw`(?:sans|pas de|pas besoin de) lettre|lettre[^.]{0,20}(?:pas|non) (?:nécessaire|obligatoire|demandée)|lettre facultative`,
    String.raw`(?:sin|no (?:hace falta|es necesaria)) carta|carta[^.]{0,24} no (?:es )?(?:necesari|hace falta|obligatori)\p{L}*`,
  ).source,
  'giu',
)

/**
 * The sentences of a posting, word for word, that want more of an application than a resume: a salary, a date to
 * start, references, a story. Its order; at most three.
 */
export const askedOfApplicants = (description: string): readonly string[] =>
  partsOf(description)
    .map(({ text }) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter(
      (text) =>
        text.length <= MAX_LENGTH &&
        APPLYING.test(text) &&
        WANTED.test(text.replaceAll(NOT_WANTED, '')) &&
        !looksLikeInstruction(text),
    )
    .slice(0, MOST)
