/**
 * Keeps providers' answers so that the same question is paid for once. Values are JSON; keys hold no address
 * of a person.
 */
export interface AnswerCache {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown, ttlSeconds: number): Promise<void>
}

/** Which of these jobs this user was already given. */
export interface UsedJobs {
  among(userId: string, jobKeys: readonly string[]): Promise<ReadonlySet<string>>
}
