import { small, withArticleOf } from './letter-texts.ts'

/** "an Accountant", "an HR Manager", "a UX Designer". */
export const article = (name: string): string =>
  /^(?:[AEFHILMNORSX](?:\p{Lu}|\.|Sc\b)|[aio]|e(?!u)|u(?!ni|s|x|k|ti)|honou?r)/u.test(
    /^\p{Lu}(?:\p{Lu}|\.|Sc\b)/u.test(name) ? name : name.toLowerCase(),
  )
    ? 'an '
    : 'a '

/** "University of Leeds" has an article in a sentence, "Northland University" has none. */
export const placeName = withArticleOf(
  /^(?:University|College|Institute|School|Academy|City|Ministry|Department|Bureau|Office|Board|Agency|Council) of\b/u,
  'the',
)

/** A certificate inside a sentence: "a Journeyman Electrician License", "the OSHA 10 certification", "CIPD Level 7". */
export function certificate(name: string): string {
  if (/^[^(]*\b(?:licen[cs]e|certificate|certification|diploma)\b/iu.test(name))
    return `${article(name)}${name}`
  if (/\b(?:support|resuscitation)\b/iu.test(name)) return `a certification in ${name}`
  return /\b(?:level|endorsements?|training|course|registration|clearance|award)\b|[s)]$/iu.test(name)
    ? name
    : `the ${name} certification`
}

/** A job title with small letters, except for words that are names. */
export const roleName = (title: string, isName: (word: string) => boolean): string =>
  title.replaceAll(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word) =>
    isName(word) ? word : small(word),
  )
