/** "McALLISTER" is set in capitals as well. */
const LONE_CAPITALS = /^(?:Ma?c(?=\p{Lu})|[^\p{Ll}])*$/u

/** A name set in capitals alone is a heading's style, not how the person writes it. */
export const nameAsWritten = (name: string): string =>
  LONE_CAPITALS.test(name)
    ? name
        .toLowerCase()
        .replaceAll(/(?<=^|[\s'’"“(-])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replaceAll(/(?<=\bMc)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name
