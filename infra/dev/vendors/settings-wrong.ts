/** Settings that make no sense together. The message says what to change. */
export class SettingsWrong extends Error {
  override readonly name = 'SettingsWrong'
}
