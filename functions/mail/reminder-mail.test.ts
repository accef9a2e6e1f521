import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { startMail, throwServiceError } from '../../tests/fixtures/mail/mail-stand-ins.ts'
import { REMINDER_MAILS_A_DAY } from './reminder-mail.ts'

const { before, heal, mails, runJobs } = await startMail()
const NOW = Date.now()
const jobFor = (userId: string, upTo = NOW, count = 1) => ({
  id: randomUUID(),
  kind: 'reminder',
  userId,
  correlationId: randomUUID(),
  count,
  upTo,
})

describe('a reminder by mail', () => {
  it('[REM-05] [SEC-21] says that one waits, nothing else, and how to turn mails off', async () => {
    const { userId, email } = await newSignedInUser()
    await runJobs(jobFor(userId))
    const [mail] = mails()
    expect(mail).toMatchObject({ to: email, subject: 'Stillwater: a reminder for you' })
    expect(mail?.text).toMatch(/A reminder is waiting for you/)
    expect(mail?.text).toMatch(/^https:\/\/stillwater\.test\/reminders\?tab=due$/m)
    expect(mail?.text).toContain('One tap turns them off')
    expect(JSON.stringify(mail)).not.toMatch(/cystitis|bladder|pain|symptom|health|medicine|tablet|flare/i)
  })

  it('[REM-05] is sent once for what came, whatever is repeated, and again after a failure', async () => {
    const { userId } = await newSignedInUser()
    before('mail', () => throwServiceError('TooManyRequestsException', ''))
    expect(await runJobs(jobFor(userId))).toEqual(['0'])
    heal()
    for (let n = 0; n < 2; n++) expect(await runJobs(jobFor(userId))).toEqual([])
    expect(mails()).toHaveLength(1)
    await runJobs(jobFor(userId, NOW + 60_000, 3))
    expect(mails().at(-1)?.subject).toBe('Stillwater: 3 reminders for you')
  })

  it('[REM-05] [SEC-12] has a budget for each user and day', async () => {
    const [ada, grace] = [await newSignedInUser(), await newSignedInUser()]
    for (let n = 0; n < REMINDER_MAILS_A_DAY + 3; n++) await runJobs(jobFor(ada.userId, NOW + n))
    expect(mails()).toHaveLength(REMINDER_MAILS_A_DAY)
    await runJobs(jobFor(grace.userId))
    expect(mails()).toHaveLength(REMINDER_MAILS_A_DAY + 1)
  })

  it('[REM-05] does not go to an address that is not proven', async () => {
    await runJobs(jobFor((await newSignedInUser({ proven: false })).userId))
    expect(mails()).toEqual([])
  })
})
