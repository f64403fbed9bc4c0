/** What resumes abbreviate and a letter writes out. Figures stay as they are. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  // When it was is the job's own date.
  [/,?\s\(?(?:19|20)\d\d\s?[–—-]\s?(?:(?:19|20)\d\d|present)\)?(?=[.;]?\s*$)/giu, ''],
  [/\bw\/o\s/giu, 'without '],
  [/\bw\/\s?(?=\p{L})/gu, 'with '],
  [/,?\s(?:etc|and (?:much )?more|and so on)(?=\.?\s*$)/giu, ''],
  [/\s&\s/gu, ' and '],
  [/\s\+\s(?=\p{L})/gu, ' and '],
  [/\s(?:re:|regarding:)\s/giu, ' about '],
  [/\bapprox\.?(?=\s)/giu, 'approximately'],
  [/\bavg\.?(?=\s)/giu, 'average'],
  [/\bincl\.?(?=\s)/giu, 'including'],
  [/\bmgmt\b\.?/giu, 'management'],
  [/\bhrs?\b\.?(?=[\s,;/]|$)/gu, 'hours'],
  [/\byrs\b\.?/gu, 'years'],
  [/\bmos\b\.?/gu, 'months'],
  [/\bYoY\b/gu, 'year over year'],
  [/\bMoM\b/gu, 'month over month'],
  [/(?<=[\p{L}\p{N}])\s?\/\s?(?:yr|year|annum)\b/gu, ' a year'],
  [/(?<=[\p{L}\p{N}])\s?\/\s?(?:mo|month)\b/gu, ' a month'],
  [/(?<=[\p{L}\p{N}])\s?\/\s?(?:wk|week)\b/gu, ' a week'],
  [/(?<=[\p{L}\p{N}])\s?\/\s?day\b/gu, ' a day'],
  [/(?<=[\p{L}\p{N}])\s?\/\s?(?:min|minute)\b/gu, ' a minute'],
  [/\bin (?=(?:first|last|past) (?:\d+|two|three|four|five|six) (?:days|weeks|months|quarters|years)\b)/gu, 'in the '],
  [/\s(?:in a timely(?: and \p{Ll}+)? manner|in a fast-paced environment|as (?:needed|required|assigned)|on time and on budget)(?=[.,;]|$)/giu, ''],
  [/\b2x (?=a |per )/gu, 'twice '],
  [/\b3x (?=a |per )/gu, 'three times '],
  [/(?<![\p{L}\p{N}])>\s?(?=[$€£]?\d)/gu, 'more than '],
  [/(?<![\p{L}\p{N}])<\s?(?=[$€£]?\d)/gu, 'less than '],
  // "from $20M - $900M" is a span, not two thoughts.
  [/(?<=\bfrom [$€£]?\d[\d.,]*[%kKmMbB]?)\s?[–—-]\s?(?=[$€£]?\d)/gu, ' to '],
  [/(?<=\d[%kKmMbB]?)\s[–—-]\s(?=[$€£]?\d)/gu, '–'],
]

/** A line of a resume with its shorthand written out: "w/ auditors", "4k orders/min", ">100 candidates", "from $20M - $900M". */
export const inFull = (line: string): string => SHORT.reduce((text, [short, full]) => text.replaceAll(short, full), line)
