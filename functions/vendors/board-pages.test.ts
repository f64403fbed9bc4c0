import { expect, test } from 'vitest'
import { boardsIn } from '#functions/postings/boards/board-links.ts'
import { BOARD_VENDORS } from './posting-vendors.ts'

const found = (...addresses: string[]) =>
  boardsIn(BOARD_VENDORS)(addresses.join(' ')).map(({ family, token }) => `${family} ${token}`)

test.each([
  ['https://boards.greenhouse.io/acme/jobs/4000001?gh_jid=4000001', 'greenhouse acme'],
  ['https://job-boards.eu.greenhouse.io/acme', 'greenhouse acme'],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse acme'],
  ['https://boards.greenhouse.io/embed/job_app?token=4000001&for=acme', 'greenhouse acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse acme'],
  ['https://jobs.lever.co/acme/0b7c', 'lever acme'],
  ['https://jobs.eu.lever.co/Acme', 'lever Acme'],
  ['https://api.lever.co/v0/postings/acme?mode=json', 'lever acme'],
  ['https://jobs.ashbyhq.com/acme.io/embed?version=2', 'ashby acme.io'],
  ['https://acme-pumps.recruitee.com/o/engineer', 'recruitee acme-pumps'],
  ['https://careers.smartrecruiters.com/AcmePumps1/', 'smartrecruiters AcmePumps1'],
  ['https://jobs.smartrecruiters.com/AcmePumps1/74-engineer', 'smartrecruiters AcmePumps1'],
  ['https://acme.teamtailor.com/jobs/1-engineer', 'teamtailor acme'],
  ['https://apply.workable.com/acme/j/ABC/', 'workable acme'],
  ['http://www.acme.workable.com/jobs', 'workable acme'],
  ['https://apply.workable.com/api/v1/widget/accounts/acme', 'workable acme'],
])('%s is %s', (address, board) => {
  expect(found(address)).toEqual([board])
})

test.each([
  'https://boards.greenhouse.io/embed/job_board/js',
  'https://www.greenhouse.io/',
  'https://www.lever.co/',
  'https://jobs.lever.co/',
  'https://www.recruitee.com/pricing',
  'https://support.teamtailor.com/en/',
  'https://www.workable.com/backend/jobs',
  'https://apply.workable.com/api/v1/',
  'https://jobs.lever.co/%2e%2e%2fadmin',
  'https://jobs.lever.co.attacker.example/acme',
  'https://attacker.example/jobs.lever.co/acme',
  'ftp://jobs.lever.co.example/acme',
  'no address',
])('%s is not a board', (address) => {
  expect(found(address)).toEqual([])
})

test('a board that is linked several times is found once', () => {
  expect(
    found('https://jobs.lever.co/acme', 'https://jobs.eu.lever.co/Acme/1', 'https://jobs.ashbyhq.com/acme'),
  ).toEqual(['lever acme', 'ashby acme'])
})
