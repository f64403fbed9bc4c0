/** Matches names in capitals, including "McALLISTER". */
const LONE_CAPITALS = /^(?:Ma?c(?=\p{Lu})|[^\p{Ll}])*$/u

/** Turns a name in capitals, which is a heading's style, into normal case; other names stay as they are. */
export const nameAsWritten = (name: string): string =>
  LONE_CAPITALS.test(name)
    ? name
        .toLowerCase()
        .replaceAll(/(?<=^|[\s'’"“(-])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replaceAll(/(?<=\bMc)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name
