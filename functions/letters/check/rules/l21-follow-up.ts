import { bodyWords } from '#functions/letters/render-letter.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import { warning } from '../finding.ts'
import type { Rule } from '../model.ts'

/** L21: a follow-up is short. That there is no third one its number says. */
export const l21FollowUp: Rule = ({ assignment: { followUp }, letter }) => {
  const words = bodyWords(letter)
  return followUp === undefined || words <= FOLLOW_UPS.maxWords
    ? []
    : [warning('L21', `The follow-up has ${words} words. Cut it to ${FOLLOW_UPS.maxWords} or fewer.`)]
}
