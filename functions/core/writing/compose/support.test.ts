import { describe, expect, it } from 'vitest'
import { supportOf } from './support.ts'
import { studentAssignment } from './testing/student.ts'

const { facts, resumeText } = studentAssignment(undefined)
const said = (posting: string) => Object.fromEntries(Object.entries(supportOf(facts, resumeText, posting)).map(([name, slot]) => [name, slot?.text]))

describe('supportOf', () => {
  it('answers social channels with the networks of the resume', () => {
    expect(said('You keep three social channels.')).toMatchObject({ socialAsk: 'social channels', networks: 'Facebook, Instagram and TikTok' })
    expect(said('You keep the books.')).not.toHaveProperty('networks')
  })

  it('answers a language with the one the resume calls fluent', () => {
    expect(said('We want to launch a campaign in a second language.')).toMatchObject({ languageAsk: 'a second language', fluent: 'Spanish' })
    expect(said('Fluent German required.')).not.toHaveProperty('languageAsk')
  })

  it('quotes where each stands', () => {
    const posting = 'You keep three social channels.'
    const sources = Object.values(supportOf(facts, resumeText, posting)).flatMap((slot) => slot?.sources ?? [])
    const quoted = sources.flatMap((source) => (source.kind === 'resume' || source.kind === 'posting' ? [[source.quote, (source.kind === 'resume' ? resumeText : posting).slice(source.start, source.end)]] : []))
    expect(quoted.length).toBe(5)
    expect(quoted.filter(([quote, text]) => quote !== text)).toEqual([])
  })
})
