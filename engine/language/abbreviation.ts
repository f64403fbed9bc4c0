/** Short words with a full stop that ends no sentence, at the end of a text. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:e\.g|i\.e|etc|inkl|incl|bzw|ca|ggf|z\.\s?B|Sr|Jr|Dr|Mr|Ms|Mrs|St|No|Nr|vs|approx|Inc|Ltd|Co|Corp|u\.\s?a|o\.\s?ä|d\.\s?h|Abs|gem|max|min|evtl|env|resp|art|tel|eidg|dipl|Kat|Ing|Lic|Sra|ej|M|Mme|Prof|Dept|Mio|Mrd|Std|\p{L})\.$/iu

/** True when the text, which ends with a full stop, ends with an abbreviation: "1,2 Mio." */
export const endsWithAbbreviation = (text: string): boolean => ABBREVIATION.test(text.slice(-12))
