import { BoardToken, type Board, type BoardFamilyId } from './model.ts'

/** The parts of a board that its address gives. */
export type BoardAddress = Pick<Board, 'family' | 'token'>

/** How the pages of a board family, and their embedded forms, are recognised. */
export interface FamilyPages {
  readonly id: BoardFamilyId
  /** Matches an address without its scheme and "www."; the group `token` is the board's token. */
  readonly page: RegExp
}

/** Finds the boards that a page or a text links to, in order. */
export type BoardsIn = (text: string) => readonly BoardAddress[]

/** Parts of the families' own addresses that are no company's token. */
const NOT_A_BOARD: ReadonlySet<string> = new Set(
  'www app api apply assets blog career careers cdn developers docs embed go help images info jobs media status support tracking v0 v1'.split(
    ' ',
  ),
)

/** Returns a function that finds links to the boards of these families. */
export const boardsIn =
  (families: readonly FamilyPages[]): BoardsIn =>
  (text) => {
    const found = addressesOf(text).flatMap((address) => {
      const url = URL.parse(address)
      if (url === null || !/^https?:$/.test(url.protocol)) return []
      const plain = `${url.host.replace(/^www\./, '')}${url.pathname}${url.search}`
      return families.flatMap(({ id, page }) => {
        const token = BoardToken.safeParse(page.exec(plain)?.groups?.['token'])
        return token.success && !NOT_A_BOARD.has(token.data.toLowerCase())
          ? [{ family: id, token: token.data }]
          : []
      })
    })
    return found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at)
  }

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>\\()]{4,300}/giu
const MAX_ADDRESSES = 1_000

/** Absolute URLs anywhere in a text or page: links, frames, scripts, prose. */
const addressesOf = (text: string): readonly string[] =>
  [...text.replaceAll(String.raw`\/`, '/').matchAll(ADDRESS)].slice(0, MAX_ADDRESSES).map(([address]) => {
    const plain = address.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/u, '')
    return plain.startsWith('//') ? `https:${plain}` : plain
  })

const isSame = (one: BoardAddress, other: BoardAddress): boolean =>
  one.family === other.family && one.token.toLowerCase() === other.token.toLowerCase()
