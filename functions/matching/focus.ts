/** Words before means, reasons and examples, which are not the main topic of a sentence. */
const ASIDES = [
  String.raw`through|via|including|such as|e\.?g\.?|for example|by \p{L}+ing|in order to|to (?:ensure|promote|support)|so that|while`,
  String.raw`where|which`,
  String.raw`inklusive|inkl\.?|einschließlich|z\. ?B\.?|wie zum Beispiel|mittels|anhand|indem|wobei`,
  String.raw`notamment|y compris|tels? que|telles? que|par exemple|grâce à|afin d\p{L}*|en \p{L}+ant`,
  String.raw`incluyendo|tales como|por ejemplo|mediante|a través de|con el fin de`,
]
const ASIDE = new RegExp(
  String.raw`,?\s(?:${ASIDES.join('|')})\s|,\s(?:with|mit|avec|con|um|damit|sodass)\s|\s?\(|\s:\s`,
  'giu',
)
const MIN_WORDS = 2

/** The main part of a need or line, before means, reasons and examples. */
export function headOf(text: string): string {
  const heads = [...text.matchAll(ASIDE)].map(({ index }) => text.slice(0, index))
  return heads.find((head) => head.trim().split(/\s+/u).length >= MIN_WORDS) ?? text
}
