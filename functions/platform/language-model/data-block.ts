import type { RandomBytes } from '../ids.ts'

/** 32 random hexadecimal digits, which no text of data can know. */
export const randomMark = (random: RandomBytes): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Text that strangers wrote, between marks that it cannot end. */
export const dataBlock = (name: string, mark: string, content: string): string =>
  `<<${name} ${mark}>>\n${content}\n<</${name} ${mark}>>`
