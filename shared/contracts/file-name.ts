/**
 * Name of an endpoint's or worker's file, function and bundle: `updateConfiguration` is
 * `update-configuration`.
 */
export const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
