import { describe, expect, it } from 'vitest'
import { StaffItem } from '../functions/table/items/staff.ts'
import { askForErasure } from './fixtures/data/erasure.ts'
import { addItems } from './fixtures/data/items.ts'
import { changeProfile, giveRoles, itemsOf, newSignedInUser, type TestUser } from './fixtures/data/users.ts'
import { startMail } from './fixtures/mail/mail-stand-ins.ts'

const mail = await startMail()
const isEnding = async (user: TestUser) => 'erasesAt' in ((await itemsOf(user))['ME#PROFILE'] ?? {})

describe('[PROF-03] the deletion of an account with a role', () => {
  it.each(['editor', 'admin'] as const)('is refused to an %s, also without a long password', async (role) => {
    const ada = await newSignedInUser()
    await giveRoles(ada, [role])
    expect((await askForErasure(ada)).problem.type).toBe('/problems/role-first')
    await changeProfile(ada, 'hasLongPassword', false)
    expect((await askForErasure(ada)).problem.type).toBe('/problems/role-first')
    expect(await isEnding(ada)).toBe(false)
    await changeProfile(ada, 'roles', [])
    expect((await askForErasure(ada)).status).toBe(200)
  })

  it('is refused when the role comes in between', async () => {
    const ada = await newSignedInUser()
    mail.before('queue', async () => {
      await addItems([{ ...StaffItem.key({ user: ada.userId }) }])
      await giveRoles(ada, ['editor'])
    })
    expect((await askForErasure(ada)).status).toBe(503)
    expect((await askForErasure(ada)).problem.type).toBe('/problems/role-first')
    expect(await isEnding(ada)).toBe(false)
  })
})
