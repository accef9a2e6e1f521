import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newCard } from '../../../../tests/fixtures/data/article-card.ts'
import { openRemote } from '../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, reply } from '../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../routes.tsx'

const pond = { ...newCard(), content: 'Water', published: true, sortOrder: 1, updatedAt: 0, version: 3 }
const AT = new Date(2027, 11, 3, 9, 0).getTime()
const scheduled = { ...pond, published: false, publishAt: AT }
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

function open(path: string, article: object = scheduled) {
  const sent = fakeService({
    'GET /api/manage/drafts/': () => reply({}),
    'GET /api/manage/drafts': () => reply([]),
    'PUT /api/manage/drafts/': () => reply({ savedAt: 1 }),
    'DELETE /api/manage/drafts/': () => reply({}),
    'GET /api/manage/articles/': () => reply(article),
    'PUT /api/manage/articles/': () => reply(article),
    'POST /api/manage/articles': () => reply(article),
    'GET /api/manage/articles': () => reply([article]),
  })
  const { user } = openRemote(routes, path, { roles: ['editor'] })
  return { user, saved: () => sent.find(({ line }) => /^(POST|PUT) \/api\/manage\/articles/.test(line))?.body }
}

test('[ADM-05] the list says when an article goes live', async () => {
  open('/learn/manage')
  await screen.findByText('Diet · Goes live 3 December 2027, 09:00')
})

test('[ADM-05] the time of a new article is taken on the editor’s clock, whose zone is named', async () => {
  const { user, saved } = open('/learn/manage?edit=new')
  await user.type(await field('Title'), 'Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  expect(screen.getByText('Please set a time, or turn Published on')).toBeTruthy()
  expect(screen.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Goes live')))
  fireEvent.change(await field('Goes live'), { target: { value: '2027-12-03T09:00' } })
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article created successfully!')
  expect(saved()).toMatchObject({ publishAt: AT })
})

test.each([
  ['cancelled', async () => fireEvent.change(await field('Goes live'), { target: { value: '' } }), { publishAt: null }],
  [
    'changed',
    async () => fireEvent.change(await field('Goes live'), { target: { value: '2027-12-03T10:30' } }),
    { publishAt: AT + 90 * 60_000 },
  ],
  [
    'made needless by publishing now',
    async () => fireEvent.click(screen.getByRole('switch', { name: 'Published' })),
    { published: true, publishAt: null },
  ],
] as const)('[ADM-05] a set time can be %s', async (_, act, expected) => {
  const { user, saved } = open(`/learn/manage?edit=${pond.id}`)
  expect((await field('Goes live')).value).toBe('2027-12-03T09:00')
  await act()
  await user.click(screen.getByRole('button', { name: /^(Save article|Publish)$/ }))
  await screen.findByText('Article updated successfully!')
  const { attempt: _attempt, earlier: _earlier, ...body } = saved() ?? {}
  expect(body).toEqual({ ...expected, basedOn: 3 })
})
