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
  [{ hasPasskey: true as const }, []],
])(
  '[SEC-08] staff %j have the roles %j: the address is verified, the password long and the passkey used, or there is none',
  (changes, roles) => {
    expect(toAccount({ ...editor, ...changes }, { lifetime: 'browser' }).roles).toEqual(roles)
  },
)

it('[SEC-08] a passkey that was used in the session gives the roles, unless something else is missing', () => {
  const session = { lifetime: 'browser', passkeyAt: 1 } as const
  expect(toAccount({ ...editor, hasPasskey: true }, session)).toMatchObject({ roles: ['editor'], hasPasskey: true })
  expect(toAccount({ ...editor, hasPasskey: true, hasLongPassword: false }, session).roles).toEqual([])
})
