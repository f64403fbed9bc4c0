import { ORDERED, looksLikeInstruction } from '../instruction-like.ts'
import { mapFacts } from '../map-facts.ts'
import type { Fact, ResumeFacts } from '../model.ts'

/**
 * Hardly any confidence in what was read from a line that gives orders to a machine, whatever it was taken
 * for: letters wait for its owner's word.
 */
export function doubtInstructions(text: string, facts: ResumeFacts): ResumeFacts {
  const lineOf = ({ span }: Fact): string => {
    const end = text.indexOf('\n', span.end)
    return text.slice(text.lastIndexOf('\n', span.start - 1) + 1, end < 0 ? text.length : end)
  }
  const isOrder = (fact: Fact): boolean =>
    looksLikeInstruction(fact.quote) || looksLikeInstruction(lineOf(fact))
  const doubted = <F extends Fact>(fact: F): F => ({ ...fact, confidence: ORDERED })
  return {
    ...facts,
    ...mapFacts(facts, (fact) => (isOrder(fact) ? doubted(fact) : fact)),
    // A line is a whole statement: the sentences beside it may be meant.
    lines: facts.lines.map((line) =>
      looksLikeInstruction(line.statement.quote) ? { ...line, statement: doubted(line.statement) } : line,
    ),
  }
}
