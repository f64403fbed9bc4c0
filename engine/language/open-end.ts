/** Articles, prepositions and conjunctions, after which a phrase goes on; in the languages of resumes and letters. */
const WORDS = `a an the and or of for with to from in into on onto at by as than per via over under between within without
  that which who including through across
  der die das den dem des ein eine einen einem einer eines und oder von vom für mit zu zum zur aus im am an auf bei
  beim über unter nach als sowie pro durch
  le la les l un une des du de d et ou pour avec à au aux en dans sur par chez sans que qui dont
  el los las una unos y o con por para del al sobre desde hasta`
const OPEN = new RegExp(`(?:^|[\\s’'(])(?:${WORDS.split(/\s+/u).join('|')}|&)$`, 'iu')

/** Whether a phrase stops in the middle: after an article, a preposition or a conjunction. */
export const endsOpen = (words: string): boolean => OPEN.test(words)

/** Those of them that end no phrase in any of these languages, unlike "an" in "en un an" or "fing damit an". */
const NEVER_LAST = `the to of and or with from than between until since during which
  und oder der das den dem vom zum zur von für zwischen seit
  et ou de du des la le les au aux par pour dans vers chez entre depuis comme
  y o del al los las para desde hasta`
const BROKEN = new RegExp(`\\s(?:${NEVER_LAST.split(/\s+/u).join('|')})$`, 'u')

/** A number whose things stand below: "ca. 70" */
const COUNT = /(?<!\p{L})(?:ca\.?|approx\.?|about|around|rund|etwa|env\.?|environ|unos|unas) \d[\d.,]*$/iu

/** Whether a line surely stops in the middle, in whatever language. */
export const isBrokenOff = (words: string): boolean => BROKEN.test(words) || COUNT.test(words)
