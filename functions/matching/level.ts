import type { PostingFact } from '#functions/postings/reading/model.ts'
import { anyOf } from '#functions/postings/reading/patterns.ts'

/** Words for work at a beginner's or helper's level. */
const BASIC = anyOf(
  String.raw`(?<!\p{L})(?:basic|simples?|helper|einfache[nrs]?) |unter anleitung|básic\p{L}+`,
  String.raw`under (?:the |direct )?(?:\p{L}+ )?supervision|bajo (?:proceso de )?supervisi`,
  String.raw`sous la (?:supervision|responsabilité)`,
)
/** Words for leadership or difficult work. */
const HIGH = anyOf(
  String.raw`(?<!\p{L})(?:led|lead|run|ran|supervised?|directed|headed) |head of|executive|charge nurse`,
  String.raw`complex|critical|manage|komplex|leitung|führung|leitete|encadr|dirig|pilot|complej|lider`,
)
/** Beginnings of needs that ask for responsibility. */
const RESPONSIBLE = anyOf(
  String.raw`^(?:lead|own|head|direct|manage|oversee|supervise|leit|führ|verantwort)`,
  String.raw`^(?:pilot|encadr|dirig|lider)`,
)
/** Words for assisting others. */
const HELPED = anyOf(
  String.raw`^(?:assist|help|support|participat|learn|shadow|observ|gained)`,
  String.raw`^(?:unterstütz|mitarbeit|mithilfe|mitwirk|aid|particip|appui|soutien|apoy|colabor|asist)`,
  String.raw`under (?:direct |the )?(?:\p{L}+ )*supervision`,
)

const TOO_HIGH = 0.6
const TOO_LOW = 0.7

/** A factor that is less than 1 when a line shows work of another level than the need asks for. */
export function levelFit({ text: asked }: PostingFact, done: string): number {
  if (BASIC.test(asked)) return HIGH.test(done) && !HELPED.test(done) ? TOO_HIGH : 1
  return RESPONSIBLE.test(asked) && HELPED.test(done) ? TOO_LOW : 1
}
