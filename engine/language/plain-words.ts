const WORDS = new Set(
  `go r c excel access word swift spark rust ruby basic scratch teams slack monday notion express spring
  flash chef puppet sketch illustrator julia dart elm assembly ease lean agile base outlook project
  publisher reason react`.split(/\s+/u),
)

/** Whether the name of a tool or programming language is also an English word. */
export const isEnglishWord = (name: string): boolean => WORDS.has(name.toLowerCase())
