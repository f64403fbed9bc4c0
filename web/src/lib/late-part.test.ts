import { expect, it } from 'vitest'
import { latePart } from './late-part.ts'

const Part = () => null

it('fetches the code once and tells when it is there', async () => {
  let fetched = 0
  let told = 0
  const part = latePart(() => {
    fetched += 1
    return Promise.resolve(Part)
  })
  part.subscribe(() => void (told += 1))
  expect(part.isThere()).toBe(false)
  expect(await Promise.all([part.load(), part.load()])).toEqual([true, true])
  expect([part.isThere(), fetched, told]).toEqual([true, 1, 1])
})

it('says that it could not be had, and can be asked for again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Part)]
  const part = latePart(() => answers.shift()?.() ?? Promise.resolve(Part))
  expect([await part.load(), part.isThere()]).toEqual([false, false])
  expect([await part.load(), part.isThere()]).toEqual([true, true])
})
