import { expect, it } from 'vitest'
import { toAccount } from './account.ts'

const editor = {
  id: 'a',
  fullName: 'Edith',
  email: 'edith@stillwater.test',
  emailProven: true,
  roles: ['editor' as const],
  hasLongPassword: true,
}

it.each([
  [{}, ['editor']],
  [{ emailProven: false }, []],
  [{ hasLongPassword: false }, []],
])(
  '[SEC-08] staff %j have the roles %j: the address is verified and the password long, or there is none',
  (changes, roles) => {
    expect(toAccount({ ...editor, ...changes }, 'browser').roles).toEqual(roles)
  },
)
