import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newCard } from '../../../../../tests/fixtures/data/article-card.ts'
import { IMAGE } from '../../../../../tests/fixtures/data/image-address.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, reply } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

const pond = { ...newCard(), content: 'One\nTwo\nNew', published: true, sortOrder: 1, updatedAt: 0, version: 9 }
const old = { ...pond, title: 'Old ponds', content: 'One\nTwo\nOld', image: { src: IMAGE, alt: 'A pond' } }
const AT = new Date('2026-11-26T09:05').getTime()

test('[ADM-01] the versions of an article are listed, compared and restored', async () => {
  const sent = fakeService({
    [`GET /api/manage/articles/${pond.id}/revisions/`]: ({ line }) => reply(line.endsWith('/1') ? old : pond),
    [`GET /api/manage/articles/${pond.id}/revisions`]: () =>
      reply([
        { n: 3, at: AT, changed: ['published'], bySchedule: true },
        { n: 2, at: AT, changed: ['content', 'readingTimeMinutes'], name: 'Ada Heron' },
        { n: 1, at: AT, changed: [] },
      ]),
    'GET /api/manage/articles/': () => reply(pond),
    'PUT /api/manage/articles/': () => reply(pond),
  })
  const { user } = openRemote(routes, `/learn/manage?history=${pond.id}`, { roles: ['editor'] })
  await screen.findByRole('heading', { level: 1, name: 'Earlier versions' })
  await screen.findByText('By Ada Heron · Changed: Content, Reading time in minutes')
  expect(screen.getByText('Published at its set time · Changed: Published')).toBeTruthy()
  expect(screen.getByText('By an editor whose name is not known · First kept version')).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: '26 November 2026, 09:05' })).toHaveLength(3)
  await screen.findByText('These versions are the same.')
  await user.selectOptions(screen.getByLabelText('From'), '1')
  const content = within(await screen.findByRole('region', { name: 'Content' }))
  expect(content.getByText('Old').closest('del')?.textContent).toMatch(/^Removed: /)
  expect(content.getByText('New').closest('ins')?.textContent).toMatch(/^Added: /)
  expect(content.getByText('One').closest('ins, del')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Title' })).getByText('Old', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull()
  const image = within(screen.getByRole('region', { name: 'Image' }))
  expect(image.getByText('Removed: A pond')).toBeTruthy()
  expect(image.getByText('Added: No image')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Restore the earlier version' }))
  await screen.findByText('The version is restored. It is a new version now.')
  const { body } = sent.find(({ line }) => line.startsWith('PUT')) ?? {}
  expect(body).toMatchObject({ title: 'Old ponds', content: old.content, basedOn: 9 })
  expect(body).not.toHaveProperty('published')
  // The earlier version had none: the sources and the review of the later one do not stay.
  expect(body).toMatchObject({ sources: [], ownAdvice: false, reviewed: null, reviewBy: null, toConfirm: [] })
})
