import { expect, it } from 'vitest'
import { filesOfTitle } from './fixtures/test-files.ts'

it.each([
  ['functions/auth/passwords/password.test.ts', 'is not judged by a name that'],
  ['functions/auth/passwords/password.test.ts', 'a password > is not judged by a name that is missing'],
  ['tests/access.test.ts', '[SEC-01] GET /api/home is for whom it was decided to be'],
  ['functions/days/handler.test.ts', '[LOG-03] a day more than 14 days back'],
])('a test of %s is found by its title: %s', (file, title) => {
  expect(filesOfTitle(title)).toEqual([file])
})

it('a title that nobody has is found nowhere', () => {
  expect(filesOfTitle(['no', 'such', 'test'].join(' '))).toEqual([])
})
