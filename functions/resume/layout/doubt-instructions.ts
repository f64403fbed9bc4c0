import { INSTRUCTION_CONFIDENCE, looksLikeInstruction } from '../instruction-like.ts'
import { mapFacts } from '../map-facts.ts'
import type { Fact, ResumeFacts } from '../model.ts'

/**
 * Lowers the confidence of every fact that was read from a line that looks like an instruction to a language
 * model. Letters use such a fact only after its owner has confirmed it.
 */
export function doubtInstructions(text: string, facts: ResumeFacts): ResumeFacts {
  const lineOf = ({ span }: Fact): string => {
    const end = text.indexOf('\n', span.end)
    return text.slice(text.lastIndexOf('\n', span.start - 1) + 1, end < 0 ? text.length : end)
  }
  const isSuspect = (fact: Fact): boolean =>
    looksLikeInstruction(fact.quote) || looksLikeInstruction(lineOf(fact))
  const doubted = <F extends Fact>(fact: F): F => ({ ...fact, confidence: INSTRUCTION_CONFIDENCE })
  return {
    ...facts,
    ...mapFacts(facts, (fact) => (isSuspect(fact) ? doubted(fact) : fact)),
    // A statement is judged by its own words, since the sentences beside it on the line may be genuine.
    lines: facts.lines.map((line) =>
      looksLikeInstruction(line.statement.quote) ? { ...line, statement: doubted(line.statement) } : line,
    ),
  }
}
