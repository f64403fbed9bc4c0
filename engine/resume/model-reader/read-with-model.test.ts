import { expect, test } from 'vitest'
import {
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
} from '../../language-model/language-model.ts'
import { NO_FACTS, roleOf } from '../../test/resume/facts.ts'
import { readWithModel } from './read-with-model.ts'

const TEXT = 'Ada Example\nHarbor Ltd\nAnalyst 2018 - 2020'
const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(1)

async function reading(model: LanguageModel, layout = NO_FACTS) {
  const failures: string[] = []
  const facts = await readWithModel(TEXT, layout, {
    model,
    random: bytes,
    failed: (cause) => failures.push(cause),
  })
  return { facts, failures }
}
function answering(answer: () => unknown) {
  const asked: ModelRequest[] = []
  const model: LanguageModel = {
    id: 'model-1',
    ask: async (request) => {
      asked.push(request)
      return await Promise.resolve(answer())
    },
  }
  return { model, asked }
}

test('values that the text proves are taken from the model, which is asked with the time limit of an upload', async () => {
  const { model, asked } = answering(() => ({
    name: { text: 'Ada Example', at: 1 },
    roles: [
      { at: 2, employer: 'Harbor Ltd', title: 'Analyst', start: '2018', end: '2020' },
      { at: 3, employer: 'Initech' },
    ],
  }))
  const { facts, failures } = await reading(model)
  expect(failures).toEqual([])
  expect(facts).toMatchObject({
    reader: 'model-1',
    name: { value: 'Ada Example' },
    roles: [
      {
        employer: { value: 'Harbor Ltd' },
        title: { value: 'Analyst' },
        start: { value: '2018' },
        end: { value: '2020' },
      },
    ],
  })
  expect(asked).toMatchObject([{ maxTokens: 6_000, timeoutMs: 15_000 }])
  expect(asked[0]?.user).toContain('2| Harbor Ltd')
})

test.each([
  [
    'a model that is out of reach',
    () => {
      throw new ModelUnavailable('unreachable', 'x')
    },
    'unreachable',
  ],
  [
    'a model that breaks',
    () => {
      throw new TypeError('Ada Example')
    },
    'unknown',
  ],
  ['an answer of another shape', () => ({ roles: [{ employer: 'Harbor Ltd' }] }), 'another_shape'],
  [
    'an answer without bounds',
    () => ({ roles: Array.from({ length: 41 }, () => ({ at: 2 })) }),
    'another_shape',
  ],
  ['an object that is no reading', () => ({ result: true }), 'another_shape'],
  ['no answer', () => null, 'another_shape'],
])('%s: only the layout reading is used, and the cause is counted', async (_, answer, cause) => {
  expect(await reading(answering(answer).model)).toEqual({ facts: NO_FACTS, failures: [cause] })
})

test('a model that finds no role at all lowers no confidence', async () => {
  const role = roleOf('role-1', {
    employer: { value: 'Harbor Ltd', span: { start: 12, end: 22 }, quote: 'Harbor Ltd', confidence: 1 },
    span: { start: 12, end: 42 },
  })
  const layout = { ...NO_FACTS, roles: [role] }
  expect(await reading(answering(() => ({ roles: [{ at: 2, employer: 'Initech' }] })).model, layout)).toEqual(
    { facts: layout, failures: ['nothing_proven'] },
  )
})
