import { expect, test } from 'vitest'
import { draftsReady } from './drafts-ready.ts'

test('says how many, that nothing was sent, and where to read on', () => {
  expect(draftsReady('ada@example.com', 'Ada', 20, 'https://reachwell.example')).toMatchObject({
    to: 'ada@example.com',
    subject: '20 drafts are ready for you to read',
    text: 'Hello Ada,\n\nYour run is over. Reachwell has left 20 drafts in your Gmail. Nothing was sent: read them, change what you like, and send the ones you stand behind.\n\nWhom each is for, and what each line rests on: https://reachwell.example/dashboard/tracker\n\nReachwell',
  })
})

test('one is one, and a person without a first name is greeted all the same', () => {
  const message = draftsReady('ada@example.com', '', 1, 'https://reachwell.example')
  expect([message.subject, message.text.split('\n')[0]]).toEqual(['1 draft is ready for you to read', 'Hello,'])
})
