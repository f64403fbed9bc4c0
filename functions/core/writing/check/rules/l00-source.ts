import { error } from '../finding.ts'
import type { Rule } from '../model.ts'

/** L00: every sentence says where it comes from. */
export const l00Source: Rule = ({ laidOut }) =>
  laidOut.sentences
    .filter(({ sentence }) => sentence.sources.length === 0)
    .map(({ span }) => error('L00', 'This sentence has no source. Name the part of the resume or posting it rests on, or take it out.', span))
