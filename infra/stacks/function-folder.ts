import type { StageContext } from '../context.ts'

/** Message-IDs must not change with the address of the distribution. */
export const messageDomain = ({ mailDomain, domain }: StageContext): Record<string, string> => {
  const fixed = mailDomain ?? domain
  return fixed === undefined ? {} : { MESSAGE_ID_DOMAIN: fixed }
}

/** The folder of a function's bundle. Throws Error for a function without one. */
export function folderOf(folders: ReadonlyMap<string, string>, name: string): string {
  const folder = folders.get(name)
  if (folder === undefined) throw new Error(`There is no bundle of ${name}.`)
  return folder
}
