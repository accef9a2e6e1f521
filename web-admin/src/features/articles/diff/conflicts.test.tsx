import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ManagedArticle } from '../../../../../shared/articles/schema.ts'
import { newCard } from '../../../../../tests/fixtures/data/article-card.ts'
import { IMAGE } from '../../../../../tests/fixtures/data/image-address.ts'
import { managedList } from '../../../../../tests/fixtures/data/managed-list.ts'
import { publishAsOwnAdvice } from '../../../../../tests/fixtures/publish-article.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, noNetwork, problem, reply } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

const managed = { published: true, sortOrder: 1, updatedAt: 0 }
const pond: ManagedArticle = { ...newCard(), ...managed, title: 'Ponds', content: 'One\n\nTwo\n', version: 3 }
const theirs: ManagedArticle = { ...pond, title: 'Their ponds', content: 'One\n\nTheirs\n', icon: '🦢', version: 5 }

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save article' })
const changed = (...fields: string[]) =>
  problem(
    'article-changed',
    {},
    fields.map((name) => ({ pointer: `/body/${name}`, detail: 'changed' })),
  )

/** Opens the article, and has its first save refused because another editor changed title and content, too. */
async function saveTooLate(answers: (() => Response)[]) {
  let saves = 0
  const sent = fakeService({
    'GET /api/manage/articles/': () => reply(saves ? theirs : pond),
    'PUT /api/manage/articles/': () => answers[saves++]?.() ?? reply(theirs),
    'GET /api/manage/articles': managedList(() => [pond]),
  })
  const { user } = openRemote(routes, `/learn/manage?edit=${pond.id}`, { roles: ['editor'] })
  await user.type(await field('Title'), ' of mine')
  await user.type(await field('Content'), 'Mine')
  await user.click(save())
  const panel = within(await screen.findByRole('region', { name: 'Another editor changed this, too' }))
  const bodies = () => sent.filter(({ line }) => line.startsWith('PUT /api/manage/articles')).map(({ body }) => body)
  return { user, panel, bodies }
}

test('[ADM-01] when both changed the same fields, the editor decides for each, and nothing typed is lost', async () => {
  const { user, panel, bodies } = await saveTooLate([() => changed('title', 'content')])
  // What is not in conflict is theirs already.
  expect((await field('Icon')).value).toBe('🦢')
  expect((await field('Title')).value).toBe('Ponds of mine')
  expect(panel.getByText('Theirs').tagName).toBe('SPAN')
  expect(panel.getByText('Mine').closest('ins')).not.toBeNull()
  await user.click(save())
  expect(screen.getByText('Please choose for each field first, yours or theirs.')).toBeTruthy()
  expect(bodies()).toHaveLength(1)
  const [titleChoice, contentChoice] = panel.getAllByRole('group').map((each) => within(each))
  await user.click(titleChoice?.getByRole('radio', { name: 'Keep yours' }) as HTMLElement)
  await user.click(titleChoice?.getByRole('radio', { name: 'Take theirs' }) as HTMLElement)
  expect((await field('Title')).value).toBe('Their ponds')
  await user.click(contentChoice?.getByRole('radio', { name: 'Take theirs' }) as HTMLElement)
  expect((await field('Content')).value).toBe(theirs.content)
  await user.click(contentChoice?.getByRole('radio', { name: 'Keep yours' }) as HTMLElement)
  await user.type(await field('Content'), '!')
  await user.click(save())
  await screen.findByText('Article updated successfully!')
  expect(bodies()[1]).toMatchObject({ content: 'One\n\nTwo\nMine!', basedOn: 5 })
  expect(bodies()[1]).not.toHaveProperty('title')
  expect(bodies()[1]).not.toHaveProperty('icon')
})

test('[ADM-01] [ADM-04] an image and its description, and a reviewer and their date, are one choice', async () => {
  const image = { src: IMAGE, alt: 'A pond' }
  const before = { ...pond, image, reviewed: { by: 'A nurse', on: '2026-01-02' } }
  const after = {
    ...before,
    image: { src: IMAGE.replace('1000x', '900x'), alt: 'A lake' },
    reviewed: { by: 'A doctor', on: '2026-03-04' },
    version: 5,
  }
  let saves = 0
  const sent = fakeService({
    'GET /api/manage/articles/': () => reply(saves ? after : before),
    'PUT /api/manage/articles/': () => (saves++ ? reply(after) : changed('image', 'reviewed')),
    'GET /api/manage/articles': managedList(() => [before]),
  })
  const { user } = openRemote(routes, `/learn/manage?edit=${pond.id}`, { roles: ['editor'] })
  await user.type(await field('What the image shows'), ' at dawn')
  await user.click(screen.getByRole('button', { name: 'Sources and review' }))
  await user.type(await field('Reviewed by'), ' of ours')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(save())
  const panel = within(await screen.findByRole('region', { name: 'Another editor changed this, too' }))
  expect(panel.getByText('Theirs: A lake')).toBeTruthy()
  expect(panel.getByText('Yours: A pond at dawn')).toBeTruthy()
  const [imageChoice, reviewChoice] = panel.getAllByRole('group').map((each) => within(each))
  await user.click(imageChoice?.getByRole('radio', { name: 'Take theirs' }) as HTMLElement)
  expect((await field('What the image shows')).value).toBe('A lake')
  await user.click(reviewChoice?.getByRole('radio', { name: 'Take theirs' }) as HTMLElement)
  await user.click(reviewChoice?.getByRole('radio', { name: 'Keep yours' }) as HTMLElement)
  await user.click(save())
  await screen.findByText('Article updated successfully!')
  const { body } = sent.findLast(({ line }) => line.startsWith('PUT /api/manage/articles')) ?? {}
  expect(body).toMatchObject({ reviewed: { by: 'A nurse of ours', on: '2026-01-02' }, basedOn: 5 })
  expect(body).not.toHaveProperty('image')
})

test('[ADM-01] a save whose reply was lost is repeated with the same id, and named after more was written', async () => {
  const { user, bodies } = await (async () => {
    let saves = 0
    const sent = fakeService({
      'GET /api/manage/articles/': () => reply(pond),
      'PUT /api/manage/articles/': () => (++saves <= 6 ? noNetwork() : reply(theirs)),
      'GET /api/manage/articles': managedList(() => [pond]),
    })
    const opened = openRemote(routes, `/learn/manage?edit=${pond.id}`, { roles: ['editor'] })
    return {
      ...opened,
      bodies: () => sent.filter(({ line }) => line.startsWith('PUT /api/manage/articles')).map(({ body }) => body),
    }
  })()
  await user.type(await field('Title'), ' 1')
  await user.click(save())
  await screen.findByText('Failed to save article')
  await user.click(save())
  await screen.findByText('Failed to save article')
  for (const more of ['2', '3']) {
    await waitFor(save)
    await user.type(await field('Title'), more)
    await user.click(save())
  }
  await screen.findByText('Article updated successfully!')
  const [first, second, last, ...others] = new Set(bodies().map((body) => body?.['attempt']))
  expect([first, second, last].every(Boolean) && others).toEqual([])
  expect(bodies().at(-1)).toMatchObject({ title: 'Ponds 123', basedOn: 3, attempt: last, earlier: [first, second] })
})

test('[ADM-01] a new article that was stored although its reply was lost is edited, not added again', async () => {
  let puts = 0
  const sent = fakeService({
    'POST /api/manage/articles': () => changed('attempt'),
    'PUT /api/manage/articles/': () => (puts++, reply(pond)),
    'GET /api/manage/articles': managedList(() => [pond]),
  })
  const { user } = openRemote(routes, '/learn/manage?edit=new', { roles: ['editor'] })
  await user.type(await field('Title'), 'Ponds')
  await user.type(await field('Summary'), 'Still.')
  await user.type(await field('Content'), 'Water')
  await publishAsOwnAdvice(user)
  await screen.findByText('Article created successfully!')
  const [create, edit] = ['POST', 'PUT /api/manage/articles'].map((method) =>
    sent.find(({ line }) => line.startsWith(method)),
  )
  expect(edit?.line).toBe(`PUT /api/manage/articles/${create?.body?.['attempt']}`)
  expect(edit?.body).toMatchObject({ title: 'Ponds', content: 'Water', basedOn: 1 })
  expect(puts).toBe(1)
})
