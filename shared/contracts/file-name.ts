/** File and bundle name of an endpoint or worker: `update-configuration` for `updateConfiguration`. */
export const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
