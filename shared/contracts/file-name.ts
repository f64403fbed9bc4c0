/** An endpoint's or worker's file and bundle: `updateConfiguration` is `update-configuration`. */
export const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
