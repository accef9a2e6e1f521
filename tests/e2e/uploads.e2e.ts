import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import {
  callControlPage,
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  signIn,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { picture } from '../fixtures/data/images.ts'
import { mp3 } from '../fixtures/data/mp3.ts'

afterEach(() => callControlPage('PUT', 'faults', {}))

/** The image is lost on its way once, and is seen in the preview and by a reader. */
async function addImage(editor: Page, reader: Page): Promise<void> {
  await editor.goto('/learn/manage?edit=new')
  await editor.getByLabel('Title').fill('Still Water')
  await editor.getByLabel('Summary').fill('With a picture.')
  await editor.getByLabel('Content').fill('Newts.')
  const file = { name: 'pond.png', mimeType: 'image/png', buffer: await picture(600, 400).png().toBuffer() }
  await callControlPage('PUT', 'faults', { target: 's3', mode: 'down' })
  await editor.getByLabel('Choose an image').setInputFiles(file)
  await editor.getByText('“pond.png” is still chosen').waitFor()
  await expectAccessible(editor)
  await editor.setViewportSize(SMALL_PHONE)
  await expectNoSidewaysScroll(editor)
  await callControlPage('PUT', 'faults', {})
  await editor.getByRole('button', { name: 'Try again' }).click()
  await editor.getByText('Image uploaded successfully!').waitFor()
  await editor.getByLabel('What the image shows').fill('Two colours, side by side')
  await expectNoSidewaysScroll(editor)
  await expectAccessible(editor)
  await editor.setViewportSize(DESKTOP)
  const preview = editor.getByRole('region', { name: 'Preview' })
  await preview.getByRole('img', { name: 'Two colours, side by side' }).waitFor()
  await editor.getByRole('button', { name: 'Publish' }).click()
  const sheet = editor.getByRole('dialog', { name: 'Sources and review' })
  await sheet.getByRole('switch', { name: 'No sources: this is our own advice' }).check()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await editor.getByText('Article created successfully!').waitFor()

  await reader.goto('/learn?article=Still+Water')
  const image = reader.getByRole('img', { name: 'Two colours, side by side' })
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => `${each.complete} ${each.naturalWidth} ${each.currentSrc}`))
    .toMatch(/^true \d{3} .*\/media\/images\/[0-9a-f]{20}\/(480|600)\.avif$/)
  await expectNoSidewaysScroll(reader)
  await expectAccessible(reader)
  // Opened as a page, an image cannot do anything.
  const { headers, type } = await reader.evaluate(
    async (src) => {
      const reply = await fetch(src)
      return { type: reply.headers.get('content-type'), headers: Object.fromEntries(reply.headers) }
    },
    String(await image.getAttribute('src')),
  )
  expect([type, headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
    'image/jpeg',
    "sandbox; default-src 'none'",
    'nosniff',
  ])
}

/** The first article of the list is the hub's first, too: it would stand in the way of other tests. */
async function deleteArticle(editor: Page): Promise<void> {
  await editor.getByRole('button', { name: 'Delete Still Water' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await editor.getByText('The article has been successfully deleted.').waitFor()
}

const LONG_TITLE = `Quiet ${'w'.repeat(60)}`

/** The recording is heard of, moved, hidden and deleted. */
async function addRecording(admin: Page, listener: Page): Promise<void> {
  await admin.goto('/admin')
  await admin.getByRole('link', { name: 'Audio', exact: true }).click()
  await admin.getByRole('link', { name: 'Add a recording' }).click()
  const file = { name: 'pond.mp3', mimeType: 'audio/mpeg', buffer: mp3(2_500) }
  await admin.getByLabel('Choose a recording').setInputFiles(file)
  await admin.getByText('1:00 · 0.1 MB').waitFor()
  await admin.setViewportSize(SMALL_PHONE)
  await expectNoSidewaysScroll(admin)
  await expectAccessible(admin)
  await admin.setViewportSize(DESKTOP)
  await admin.getByLabel('Title').fill(LONG_TITLE)
  await admin.getByRole('button', { name: 'Save recording' }).click()
  await admin.getByText('Recording added').waitFor()
  await admin.getByRole('button', { name: `Move ${LONG_TITLE} up` }).press('Enter')
  await admin.getByText(new RegExp(`^${LONG_TITLE} is now \\d+ of \\d+$`)).waitFor()
  await expectAccessible(admin)
  await admin.setViewportSize(SMALL_PHONE)
  await expectNoSidewaysScroll(admin)
  await admin.setViewportSize(DESKTOP)

  await listener.goto('/tools/exercises')
  await listener.getByRole('button', { name: `Play ${LONG_TITLE}`, exact: true }).waitFor()
  await expectNoSidewaysScroll(listener)

  await admin.getByRole('link', { name: `Edit ${LONG_TITLE}` }).click()
  await admin.getByRole('switch', { name: 'Hidden' }).check()
  await admin.getByRole('button', { name: 'Save recording' }).click()
  await admin.getByText('Recording saved').waitFor()
  await listener.reload()
  await listener
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor()
  expect(await listener.getByText(LONG_TITLE).count()).toBe(0)
  await admin.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await admin.getByText('Recording deleted').waitFor()
}

journey(
  '[ADM-04] [ADM-06] [ADM-09] [SEC-24] [RELY-05] an editor adds an image although the connection is lost, an admin a recording; readers and listeners get them',
  async ({ open }) => {
    const [reader, editor, admin] = [
      await open({ viewport: SMALL_PHONE }),
      await open({ viewport: DESKTOP }),
      await open({ viewport: DESKTOP }),
    ]
    await signIn(reader, await newUser())
    await signIn(editor, await newUser({ roles: ['editor'] }))
    await signIn(admin, await newUser({ roles: ['admin'] }))
    await addImage(editor, reader)
    await deleteArticle(editor)
    await addRecording(admin, reader)
  },
)
