import { factAt } from './fact.ts'
import type { Fact } from '../../../values/resume-facts.ts'

const AMOUNT = String.raw`\d{1,3}(?:[,.  ’']\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`
const SCALE = String.raw`(?:\s?(?:k|K|m|M|MM|mm|B|bn|mn|million|billion|thousand|Mio\.?|Mrd\.?|Tsd\.?)(?![\p{L}]))`
const TIME = String.raw`(?:[\s-](?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|hrs?|mins?|yrs?|Jahren?|Monaten?|Wochen|Tagen?)(?![\p{L}]))`
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/#_-]|[\p{L}]-)(?:[$€£¥]\s?|(?:USD|EUR|GBP|CHF|PLN)\s)?(?:${AMOUNT})(?:\s?[–-]\s?(?:${AMOUNT}))?(?:${SCALE})?(?:\+)?(?:\s?%|\spercent(?![\p{L}])|\s?(?:€|£|USD|EUR|GBP|CHF|PLN)(?![\p{L}])|[x×](?![\p{L}])|${TIME})?\+?`,
  'gu',
)

// Words before a number that is part of a name: of norms, products, classes, forms.
const NAMED =
  /(?:ISO|IEC|Office|Windows|Python|Java|PHP|Angular|Vue|Web|HTML|Form|Section|Route|Grades?|Years|Level|Class(?:es)?|Room|Series|Title|Phase|Tier|Day|Type|Chapter|Year|Part|Module|Unit|Key Stage|KS|SAP|Article|Dynamics|Stage|Top|Fortune|Python|IFRS|ASC|Act of|No\.|Nr\.|v|version)\s(?:\d+\s(?:to|and|bis|[–-])\s)?$/iu

// Characters on either side of a number that are examined; with the whole text, the time would be quadratic.
const AROUND = 40

/** Figures of a statement as written: percentages, money, counts, durations; no years or numbers in names. */
export function findFigures(text: string, start: number, end: number): readonly Fact[] {
  return [...text.slice(start, end).matchAll(FIGURE)].flatMap((match) => {
    const at = start + match.index
    const before = text.slice(Math.max(start, at - AROUND), at)
    const after = text.slice(at + match[0].length, Math.min(end, at + match[0].length + AROUND))
    const written = match[0].trim()
    const isYear = /^(?:19[5-9]\d|20[0-4]\d)(?:\s?[–-]\s?(?:19|20)?\d\d)?$/u.test(written)
    if (isYear || NAMED.test(before) || /^(?:[/:]\d|[\p{L}_])/u.test(after)) return []
    return factAt(text, at, at + written.length) ?? []
  })
}
