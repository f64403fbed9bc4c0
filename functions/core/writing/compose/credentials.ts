import type { Fact } from '#core/resume/model.ts'

/** Certificates, licences and cards by the names that trades give them. They stand anywhere in a resume, mostly not among its skills. */
const CREDENTIAL =
  /(?<![\p{L}\p{N}])(?:BLS|ACLS|PALS|NRP|TNCC|CCRN|CPR|NIHSS|CPA|ACCA|CIMA|CFA|CMA|PMP|PRINCE2|CAPM|CSM|SHRM-CP|SHRM-SCP|CIPD|CISSP|CISM|CCNA|CCNP|ITIL|APICS|CPIM|CSCP|CDL|HGV|CSCS|IPAF|PASMA|SMSTS|SSSTS|NEBOSH|IOSH|ECS|JIB|OSHA 10|OSHA 30|EPA 608|ServSafe|HACCP|TEFL|CELTA|PGCE|(?:17|18)th [Ee]dition|NVQ [Ll]evel [2-5]|City & Guilds|2391|forklift licen[cs]e|driving licen[cs]e|Six Sigma|Green Belt|Black Belt)(?![\p{L}\p{N}])/gu

/** What is only on the way is not yet held: "studying for the CPA", "CFA candidate". */
const NOT_YET = /(?:studying|preparing|working|sitting|registered) (?:for|towards?)(?: the)?\s*$|(?:pursuing|planned|expected)(?: the)?\s*$/iu
const CANDIDATE = /^[,:]?\s*(?:\(?(?:candidate|in progress|expected|pending|expired|lapsed)|level \S+ candidate)/iu

/** The credentials that a resume names as held, each once, where it stands. */
export function credentialsOf(resumeText: string): readonly Fact[] {
  const found = [...resumeText.matchAll(CREDENTIAL)].filter((match) => {
    const end = match.index + match[0].length
    return !NOT_YET.test(resumeText.slice(Math.max(0, match.index - 40), match.index)) && !CANDIDATE.test(resumeText.slice(end, end + 30))
  })
  const facts = found.map((match): Fact => ({ value: match[0], span: { start: match.index, end: match.index + match[0].length }, quote: match[0], confidence: 1 }))
  return [...new Map(facts.toReversed().map((fact) => [fact.value.toLowerCase(), fact])).values()].toReversed()
}
