import { describe, expect, it } from 'vitest'
import { isEasyToGuess } from './password.ts'

const account = { email: 'mia.hart@example.com', fullName: 'Mia Hart Harté' }

describe('a password', () => {
  it.each([
    ['a common one', 'letmein'],
    ['a common one in capitals', 'Password1'],
    ['a common one in wide letters', 'ｌｅｔｍｅｉｎ'],
    ['a single repeated character', 'zzzzzzzzzz'],
    ['the address', 'mia.hart@example.com'],
    ['the mailbox', 'Mia.Hart'],
    ['the name', 'MiaHartHarté'],
    ['a part of the name, with digits and a sign', 'hart1984!'],
    ['a part of the name, with an accent and digits', 'harté1984'],
    ["the product's name", 'Stillwater1'],
    ['the alphabet', 'abcdef'],
    ['digits in order', '23456789'],
    ['the alphabet backwards', 'zyxwvu'],
    ['a row of the keyboard', 'Asdfghjk'],
    ['several sequences', 'qwe123abc'],
    ['sequences that overlap', 'abcdefabcdef'.repeat(20)],
  ])('is easy to guess when it is %s', (_, password) => {
    expect(isEasyToGuess(password, account)).toBe(true)
  })

  it.each(['otter lantern chives', 'hartebeest', 'abcxyq', 'defer me', 'still-water', 'w4rm b4th', '日本語の合言葉'])(
    'is not easy to guess when it is "%s"',
    (password) => {
      expect(isEasyToGuess(password, account)).toBe(false)
    },
  )

  it('is not judged by a name that is missing', () => {
    expect(isEasyToGuess('123x45', { ...account, fullName: '' })).toBe(false)
  })
})
