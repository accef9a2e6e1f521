import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { MAX_LENGTHS } from '../../shared/articles/schema.ts'
import { MAX_ITEM_NAME_LENGTH } from '../../shared/custom/rules.ts'
import { waitUntilLoaded } from '../fixtures/browser/accessible.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  journey,
  newUser,
  SAME_ORIGIN,
  signIn,
  startSession,
  storedDayOf,
} from '../fixtures/browser/browser.ts'
import { DESKTOP, SMALL_PHONE } from '../fixtures/browser/screen-sizes.ts'
import { startTapping } from '../fixtures/browser/touch.ts'

const ROOMS = [
  'notifications',
  'devices',
  'export',
  'import',
  'delete',
  'cycle',
  'custom',
  'password',
  'email',
  'consent',
]

/** The screens of users, editors and admins. */
const SCREENS = [
  ...['/home', '/log', '/today', '/history', '/flare-kit', '/profile', '/settings', '/subscription', '/about'],
  ...['/trends', '/trends?range=all', '/trends/links', '/trends/insights', '/reports', '/learn', '/read'],
  ...['/tools', '/tools/exercises', '/tools/training', '/tools/food', '/food-categories', '/reminders'],
  ...['/learn/manage', '/learn/manage?edit=new', '/admin?people', '/admin?audit', '/admin?audio', '/admin?operations'],
  ...['/admin?push', ...ROOMS.map((room) => `/settings?room=${room}`)],
]

describe('on a touch screen', () => {
  journey('a double tap on Save saves once and does not activate what appears below', async ({ open }) => {
    const ada = await newUser()
    const page = await open({ hasTouch: true })
    await startSession(page, ada)
    await page.goto('/log')
    await page.getByRole('slider', { name: 'Pain' }).fill('2')
    const save = await page.getByRole('button', { name: 'Save' }).boundingBox()
    if (!save) throw new Error('There is no Save button')
    const place = { x: save.x + 90, y: save.y + 20 }
    const tap = await startTapping(page, place)
    await tap(0)
    await page.getByRole('dialog').waitFor()
    const linkAt = ({ x, y }: typeof place) => document.elementFromPoint(x, y)?.closest('a')?.pathname
    expect(await page.evaluate(linkAt, place), 'The second tap must hit a link, or it tests nothing').toBe('/trends')
    await tap(300)
    await page.getByText('Enough for today').waitFor()
    expect(new URL(page.url()).pathname).toBe('/log')
    expect(await storedDayOf(ada.userId)).toMatchObject({ p: 2, v: 1 })
    // The message of a save stands above the title of its sheet and covers nothing of it.
    const message = await page.getByText('Saved', { exact: true }).boundingBox()
    const title = await page.getByRole('heading', { name: 'A good start' }).boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(title?.y ?? 0)
  })

  journey('nothing covers the buttons to save and to close', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE })
    await startSession(page, await newUser())
    await page.goto('/log')
    const coveredPoints = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const points = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((x) => [0.25, 0.5, 0.75].map((y) => [x, y] as const))
        return points.filter(
          ([x, y]) => !button.contains(document.elementFromPoint(left + x * width, top + y * height)),
        ).length
      })
    await page.getByRole('radio', { name: 'Quick' }).click()
    const flare = page.getByRole('switch', { name: 'This is a flare day' })
    await flare.waitFor()
    // The loop scrolls, so that the switch is under each part of the bar in turn.
    const start = await flare.evaluate((element) => Math.round(element.getBoundingClientRect().top - innerHeight))
    for (const position of [0, 20, 40, 60, 80, 100, 120, 140].map((each) => start + each + 60)) {
      await page.evaluate((top) => scrollTo(0, top), position)
      expect(await coveredPoints('Save'), `Save, scrolled to ${position}`).toBe(0)
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    const content = page.getByRole('dialog').getByRole('switch').first()
    for (let scrolls = 0; scrolls < 6; scrolls++) {
      expect(await coveredPoints('Close'), `Close, after ${scrolls} scrolls`).toBe(0)
      expect(await coveredPoints('Done'), `Done, after ${scrolls} scrolls`).toBe(0)
      await content.hover({ force: true }).catch(() => undefined)
      await page.mouse.wheel(0, 90)
      await page.waitForTimeout(50)
    }
  })
})

describe('on a small screen', () => {
  journey(
    '[NAV-04] the bar scrolls horizontally, marks its scroll position, and keeps the current item in view',
    async ({ open }) => {
      const page = await open({ viewport: SMALL_PHONE })
      await signIn(page, await newUser())
      const dots = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('nav [aria-hidden="true"] > span')].map((dot) => dot.className),
        )
      await expect.poll(async () => (await dots()).map(Boolean)).toEqual([true, false])
      await page.goto('/profile')
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
      await expect.poll(async () => (await dots()).map(Boolean)).toEqual([false, true])
      const profile = await page.getByRole('link', { name: 'Profile' }).boundingBox()
      const rightEdge = (profile?.x ?? 0) + (profile?.width ?? 0)
      expect(rightEdge).toBeLessThanOrEqual(SMALL_PHONE.width + 1)
      await page.setViewportSize(DESKTOP)
      await expect.poll(dots).toEqual([])
    },
  )

  journey('[OPS-05] home, log, today and the flare kit are accessible with double text size', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE, textSize: 200 })
    await signIn(page, await newUser({ days: 30 }))
    for (const path of ['/home', '/log', '/today', '/flare-kit']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
    }
  })

  journey('[OPS-05] every screen fits 320 px with double text size and long words', async ({ open }) => {
    const page = await open({ viewport: SMALL_PHONE, textSize: 200 })
    const name = 'W'.repeat(40)
    await signIn(page, await newUser({ days: 400, roles: ['editor', 'admin'], name }))
    const { request } = page.context()
    const article = {
      attempt: randomBytes(16).toString('hex'),
      title: 'w'.repeat(MAX_LENGTHS.title),
      summary: 'w'.repeat(MAX_LENGTHS.summary),
      content: `# ${'w'.repeat(100)}\n\n${'w'.repeat(100)}`,
    }
    const { id } = await (await request.post('/api/manage/articles', { headers: SAME_ORIGIN, data: article })).json()
    const symptom = { name: 'w'.repeat(MAX_ITEM_NAME_LENGTH), attempt: 'heron1' }
    await request.post('/api/custom/symptoms', { headers: SAME_ORIGIN, data: symptom })
    try {
      for (const path of [...SCREENS, `/learn?article=${id}`, `/learn/manage?edit=${id}`]) {
        await page.goto(path)
        await page.getByRole('heading').first().waitFor()
        await waitUntilLoaded(page)
        await expectNoSidewaysScroll(page)
      }
    } finally {
      await request.delete(`/api/manage/articles/${id}`, { headers: SAME_ORIGIN })
    }
  })
})
