import { expect, onTestFinished } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'

/** The local time of the browser in a form, some minutes from now. */
const formTimeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)

journey(
  '[ADM-01] [ADM-05] two editors at once both stand; an article goes live at its set time; its versions are compared; the list is ordered by keyboard',
  async ({ open }) => {
    onTestFinished(() => callControlPage('PUT', 'clock', { now: null }))
    const [one, other, reader] = [
      await open({ viewport: DESKTOP }),
      await open({ viewport: SMALL_PHONE, colorScheme: 'dark' }),
      await open(),
    ]
    await signIn(reader, await newUser())
    await signIn(one, await newUser({ roles: ['editor'] }))
    await signIn(other, await newUser({ roles: ['editor'] }))
    await one.goto('/learn/manage')
    await one.getByRole('link', { name: 'Create article' }).click()
    await one.getByLabel('Title').fill('Reeds')
    await one.getByLabel('Summary').fill('About reeds.')
    await one.getByLabel('Content').fill('Green.')
    await one.getByRole('switch', { name: 'Published' }).uncheck()
    await one.getByLabel('Goes live').fill(formTimeIn(30))
    await one.getByRole('button', { name: 'Save article' }).click()
    const sheet = one.getByRole('dialog', { name: 'Sources and review' })
    await sheet.getByRole('switch', { name: 'No sources: this is our own advice' }).check()
    await expectAccessible(one)
    await sheet.getByRole('button', { name: 'Save article' }).click()
    await one.getByText('Article created successfully!').waitFor()
    await one.getByText(/^Diet · Goes live /).waitFor()

    // Both have it open. The second one to save sees what the first one wrote.
    await other.goto('/learn/manage')
    for (const page of [one, other]) await page.getByRole('link', { name: 'Edit Reeds' }).click()
    await other.getByLabel('Content').fill('Brown.')
    await other.getByLabel('Summary').fill('About reeds in winter.')
    await one.getByLabel('Content').fill('Yellow.')
    await one.getByRole('button', { name: 'Save article' }).click()
    await one.getByText('Article updated successfully!').waitFor()
    await other.getByRole('button', { name: 'Save article' }).click()
    const conflict = other.getByRole('region', { name: 'Another editor changed this, too' })
    await conflict.getByText('Yellow.').waitFor()
    await expectNoSidewaysScroll(other)
    await expectAccessible(other)
    await conflict.getByRole('radio', { name: 'Keep yours' }).check()
    await other.getByRole('button', { name: 'Save article' }).click()
    await other.getByText('Article updated successfully!').waitFor()

    // Fifty versions are kept. The one that the schedule makes is one more.
    await one.goto('/learn/manage')
    const address = await one.getByRole('link', { name: 'Edit Reeds' }).getAttribute('href')
    await one.evaluate(
      async (id) => {
        for (let basedOn = 3; basedOn <= 50; basedOn++) {
          const body = JSON.stringify({ basedOn, summary: `About reeds ${basedOn}.` })
          const headers = { 'content-type': 'application/json' }
          const { ok, status } = await fetch(`/api/manage/articles/${id}`, { method: 'PUT', headers, body })
          if (!ok) throw new Error(`Version ${basedOn}: ${status}`)
        }
      },
      new URL(address ?? '', one.url()).searchParams.get('edit'),
    )

    await callControlPage('PUT', 'clock', { advanceMinutes: 31 })
    await expect
      .poll(async () => {
        await reader.goto('/learn?article=Reeds')
        return reader
          .getByText('Brown.')
          .or(reader.getByRole('heading', { name: 'Article not found' }))
          .first()
          .textContent()
      })
      .toBe('Brown.')

    await one.goto('/learn/manage')
    await one.getByRole('link', { name: 'Edit Reeds' }).click()
    await one.getByRole('link', { name: 'Earlier versions' }).click()
    await one.getByText('Published at its set time').first().waitFor()
    await one.getByLabel('From').selectOption('3')
    await one.getByRole('region', { name: 'Summary' }).getByText('in winter').waitFor()
    await expectAccessible(one)
    await one.goto('/learn/manage')
    const firstTitles = async () => {
      const handles = one.getByRole('button', { name: /^Move / })
      await handles.first().waitFor()
      return (await one.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2)
    }
    const [first = '', second = ''] = await firstTitles()
    await one.getByRole('button', { name: `Move ${first}` }).press('Enter')
    await one.keyboard.press('ArrowDown')
    const moved = one.waitForResponse(/\/manage\/article-order$/)
    await one.keyboard.press('Enter')
    await moved
    await one.reload()
    expect(await firstTitles()).toEqual([second, first])
    await one.getByRole('button', { name: 'Delete Reeds' }).click()
    await one.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await one.getByText('The article has been successfully deleted.').waitFor()
  },
)
