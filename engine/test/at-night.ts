/** Whether the sets that take long are played in full: `npm run test:night`. */
export const atNight = process.env['NIGHT'] === '1'
