import { warning } from '../finding.ts'
import type { Rule } from '../model.ts'
import { sentencesIn, WAY_OUT } from '../text/asks.ts'

/** L16: the reader can let it be without effort. */
export const l16WayOut: Rule = ({ laidOut }) => {
  const found = laidOut.sentences.some(({ sentence }) => sentencesIn(sentence.text).some(({ text }) => WAY_OUT.test(text)))
  return found ? [] : [warning('L16', 'No easy way out. Add a line such as "If this is not for you, no reply is needed."')]
}
