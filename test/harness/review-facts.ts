import { ResumeFactsView } from '#shared/models/resume-facts.ts'
import type { Client } from './session.ts'

/** Confirms the facts of the latest resume, adds a licence, and chooses the account's name as signature. */
export async function reviewFacts(client: Client, licence: string): Promise<void> {
  const { review } = ResumeFactsView.parse((await client.get('/api/user/resume/facts')).body)
  const saved = await client.put('/api/user/resume/facts', {
    ...review,
    added: [{ id: 'added-licence1', kind: 'licence', text: licence, role: null }],
    signer: 'account',
    allRight: true,
  })
  if (saved.status !== 200) throw new Error(`saving the review answered ${saved.status}`)
}
