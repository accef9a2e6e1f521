import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { today } from '../../shell/first/api/clock.ts'
import { fakeService, reply } from '../../testing/fake-service.ts'
import { homeReply } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'
import { findNewArticle } from './new-article.ts'

const DAY_MS = 86_400_000
/** A day for which home has no other tip. */
const ordinary = {
  today: { ...emptyDay(today()), values: { painLevel: 2 } },
  loggedOn: [0, 1, 2, 3].map((age) => addDays(today(), -age)),
}
const goTo = (path: string) =>
  act(() => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })

test('[HOME-07] one of the new articles is the tip when home is opened the next time', async () => {
  const articles = [newCard({ title: 'Old Ponds' }), newCard({ title: 'New Ponds', createdAt: Date.now() - DAY_MS })]
  const sent = fakeService({ 'GET /api/home': () => homeReply(ordinary), 'GET /api/articles': () => reply(articles) })
  const { client } = openApp('/home')
  await screen.findByRole('heading', { name: 'Small things count' })
  expect(sent).toHaveLength(1)
  await findNewArticle(client)
  screen.getByRole('heading', { name: 'Small things count' })
  goTo('/nowhere')
  await screen.findByRole('heading', { level: 1, name: /not/i })
  goTo('/home')
  await screen.findByRole('heading', { name: 'New to read' })
  expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/learn?article=New+Ponds')
  screen.getByText('New Ponds')
  await findNewArticle(client)
  expect(sent.filter(({ line }) => line.includes('articles'))).toHaveLength(1)
})
