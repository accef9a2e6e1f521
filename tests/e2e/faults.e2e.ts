import { afterEach, expect } from 'vitest'
import { control, dayOf, expectAccessible, journey, newPerson, signIn } from '../fixtures/browser/browser.ts'

const show = (target?: string, mode = 'down', more = {}) =>
  control('PUT', 'faults', target ? { target, mode, ...more } : {})

afterEach(() => show())

/** One after the other: what each fault means to who is in, to who wants in, and to who is new. */
journey(
  '[RELY-05] [SEC-19] whatever fails, who is in stays in, and who is not gets in as soon as it can be',
  async ({ open }) => {
    const [ada, noor] = [await newPerson(), await newPerson()]
    const [home, door] = [await open(), await open()]
    await signIn(home, ada)
    await door.goto('/auth')
    await door.getByLabel('Email').fill(noor.email)
    await door.getByLabel('Password', { exact: true }).fill(noor.password)
    const knock = async () => {
      const [reply] = await Promise.all([
        door.waitForResponse('**/api/auth/sign-in'),
        door.getByRole('button', { name: 'Sign In' }).click(),
      ])
      return reply.status()
    }

    for (const target of ['identity', 'dynamodb']) {
      await show(target, 'garbage')
      expect(await knock()).toBe(503)
      await door.getByText('The fault is ours.').waitFor()
      await expectAccessible(door)
      expect(await door.getByLabel('Email').inputValue()).toBe(noor.email)
      expect((await door.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session')
    }
    await home.reload()
    await home.getByRole('button', { name: 'Retry' }).waitFor()
    expect(new URL(home.url()).pathname).toBe('/home')

    // What does not need the directory, or can do without the queue, does not notice.
    await show()
    await show('identity')
    await show('queue')
    await home.getByRole('button', { name: 'Retry' }).click()
    await home.getByRole('link', { name: 'Log Symptoms' }).click()
    await home.getByRole('slider', { name: 'Pain' }).fill('4')
    await home.getByRole('button', { name: 'Save' }).click()
    await home.getByText('Saved', { exact: true }).waitFor()
    expect(await dayOf(ada.userId)).toMatchObject({ p: 4 })

    await show()
    expect(await knock()).toBe(200)
    await door.getByRole('heading', { name: /^Good/ }).waitFor()

    await show('queue')
    const porch = await open()
    await porch.goto('/auth?type=signup')
    await porch.getByLabel('Full Name').fill('Mia Hart')
    await porch.getByLabel('Email').fill(`mia.${Date.now()}@stillwater.test`)
    await porch.getByLabel('Password', { exact: true }).fill('otter lantern chives')
    await porch.getByRole('button', { name: 'Create Account' }).click()
    await porch.getByRole('heading', { name: /^Good/ }).waitFor()
  },
)
