export type RandomBytes = (count: number) => Uint8Array

/** 32 random hexadecimal digits, which the author of a text cannot guess. */
export const randomMark = (random: RandomBytes): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A third party's text between delimiters that it cannot close. */
export const dataBlock = (name: string, mark: string, content: string): string =>
  `<<${name} ${mark}>>\n${content}\n<</${name} ${mark}>>`
