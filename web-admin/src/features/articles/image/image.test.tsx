import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newCard } from '../../../../../tests/fixtures/data/article-card.ts'
import { IMAGE } from '../../../../../tests/fixtures/data/image-address.ts'
import { managedList } from '../../../../../tests/fixtures/data/managed-list.ts'
import { openRemote } from '../../../../../tests/fixtures/remote-screen.tsx'
import { fakeService, problem, reply } from '../../../../../web-shell/src/testing/fake-service.ts'
import { routes } from '../../../routes.tsx'

/** What the next forms meet: an answer of the bucket, or a lost connection. */
let answers: (number | 'lost')[] = []
let forms: FormData[] = []

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  open(): void {}
  abort(): void {}
  send(form: FormData): void {
    forms.push(form)
    const answer = answers.shift() ?? 204
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }))
    this.status = answer === 'lost' ? 0 : answer
    queueMicrotask(() => this.dispatchEvent(new Event(answer === 'lost' ? 'error' : 'load')))
  }
}

beforeEach(() => {
  answers = []
  forms = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const READY = { state: 'ready', address: IMAGE }
const article = { ...newCard(), content: 'Ponds.', published: true, sortOrder: 1, updatedAt: 0, version: 3 }

/** A service that takes images; `outcomes` are its answers about an upload, the last one for ever. */
const serviceWith = (outcomes: object[] = [READY], more = {}) =>
  fakeService({
    'GET /api/manage/articles/': () => reply(article),
    'GET /api/manage/articles': managedList(() => [article]),
    'PUT /api/manage/articles/': () => reply(article),
    'POST /api/manage/images': () => reply({ id: 'any', url: 'https://inbox.example/', fields: { key: 'heron.png' } }),
    'GET /api/manage/uploads/': () => reply((outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? {}),
    ...more,
  })

const open = () => openRemote(routes, `/learn/manage?edit=${article.id}`, { roles: ['editor'] })
const pond = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'pond.png', { type })
const input = async () => (await screen.findAllByLabelText<HTMLInputElement>('Choose an image'))[0] as HTMLInputElement
const zone = async () => (await input()).parentElement as HTMLElement

/** Waits for what follows a second in which the image is being checked. */
const soon = { timeout: 10_000 }

test('[ADM-04] an image is chosen, sent, described and saved with the article', async () => {
  const sent = serviceWith([{ state: 'waiting' }, READY])
  const { user } = open()
  await user.upload(await input(), pond())
  await screen.findByText('Getting the image ready for readers…')
  await screen.findByText('Image uploaded successfully!', undefined, soon)
  const begun = sent.find(({ line }) => line === 'POST /api/manage/images')
  expect(begun?.body).toEqual({ attempt: expect.stringMatching(/^[0-9a-f]{32}$/), type: 'image/png', bytes: 10 })
  // S3 ignores what stands behind the file.
  expect([...(forms[0]?.keys() ?? [])]).toEqual(['key', 'file'])
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  const alt = await screen.findByRole('textbox', { name: 'What the image shows' })
  expect(screen.getByText('Please say what the image shows')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(alt))
  await user.type(alt, 'A pond at night')
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article updated successfully!')
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toMatchObject({
    image: { src: IMAGE, alt: 'A pond at night' },
  })
})

test('[ADM-04] an image is removed', async () => {
  const sent = serviceWith([], {
    'GET /api/manage/articles/': () => reply({ ...article, image: { src: IMAGE, alt: 'A pond' } }),
  })
  const { user } = open()
  expect(await screen.findAllByRole('img', { name: 'A pond' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  await screen.findByText('Image removed')
  await user.click(screen.getByRole('button', { name: 'Save article' }))
  await screen.findByText('Article updated successfully!')
  expect(sent.find(({ line }) => line.startsWith('PUT'))?.body).toMatchObject({ image: null })
})

test.each([
  ['Please select an image file', pond('image/gif')],
  ['Please select an image file', pond('image/svg+xml')],
  ['Please select an image file', pond('image/png', 0)],
  ['Image must be less than 5MB', pond('image/png', 5 * 1024 * 1024 + 1)],
])('[ADM-04] %s', async (message, file) => {
  const sent = serviceWith()
  open()
  fireEvent.drop(await zone(), { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect([forms, sent.filter(({ line }) => line.startsWith('POST'))]).toEqual([[], []])
})

test('[ADM-04] the place for an image says when a file is over it, and takes it by dropping or pasting', async () => {
  serviceWith()
  open()
  const place = await zone()
  fireEvent.dragEnter(place)
  expect(screen.getByText('Let go to add the image')).toBeTruthy()
  fireEvent.dragLeave(place)
  expect(screen.getByText('Drop an image, or choose one')).toBeTruthy()
  fireEvent.paste(place, { clipboardData: { files: [pond()] } })
  await screen.findByText('Image uploaded successfully!', undefined, soon)
})

describe('[ADM-04] a failed upload', () => {
  test('keeps the file, and goes on with the same upload', async () => {
    answers = ['lost']
    const sent = serviceWith([{ state: 'waiting' }, READY])
    const { user } = open()
    await user.upload(await input(), pond())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toMatch(/^Failed to upload image.*“pond.png” is still chosen/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Image uploaded successfully!', undefined, soon)
    const attempts = sent.flatMap(({ line, body }) => (line.startsWith('POST') ? [body?.['attempt']] : []))
    expect(attempts).toEqual([attempts[0], attempts[0]])
  })

  test('whose file has arrived all the same is not sent twice', async () => {
    answers = ['lost']
    serviceWith([READY])
    const { user } = open()
    await user.upload(await input(), pond())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Image uploaded successfully!')
    expect(forms).toHaveLength(1)
  })

  test.each([
    ['has expired', () => void (answers = [403]), {}],
    ['was not given', () => undefined, { 'POST /api/manage/images': () => problem('unavailable') }],
  ])('whose form %s can be tried again', async (_, prepare, service) => {
    prepare()
    serviceWith([READY], service)
    const { user } = open()
    await user.upload(await input(), pond())
    expect((await screen.findByRole('alert', undefined, soon)).textContent).toMatch('Failed to upload image')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test.each([
    ['too-large', 'Image must be less than 5MB'],
    ['not-an-image', 'This is not a PNG, JPG or WebP image'],
    ['animated', 'This image moves'],
    ['too-many-pixels', 'too many pixels'],
    ['unreadable', 'cannot be read'],
  ])('says why the image was refused: %s', async (reason, words) => {
    serviceWith([{ state: 'refused', reason }])
    const { user } = open()
    await user.upload(await input(), pond())
    expect((await screen.findByRole('alert', undefined, soon)).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByText('Choose another image')).toBeTruthy()
  })
})

test('[ADM-04] an image is added to the text where the caret is, with what it shows', async () => {
  serviceWith()
  const { user } = open()
  const content = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  await user.clear(content)
  await user.type(content, 'Before.{enter}{enter}After.')
  content.setSelectionRange(7, 7)
  await user.click(screen.getByRole('button', { name: 'Image' }))
  const all = await screen.findAllByLabelText<HTMLInputElement>('Choose an image')
  await user.upload(all.at(-1) as HTMLInputElement, pond())
  const alt = await screen.findByRole('textbox', { name: 'What the image shows' }, soon)
  await user.type(alt, '{enter}')
  expect(screen.getByText('Please say what the image shows')).toBeTruthy()
  await user.type(alt, 'A [[still] pond{enter}')
  expect(content.value).toBe(`Before.\n\n![A \\[still\\] pond](${IMAGE})\n\nAfter.`)
  // The preview shows it as readers will see it.
  expect(await screen.findByRole('img', { name: 'A [still] pond' })).toBeTruthy()
})

test('[ADM-04] an image that is pasted into the text is added to it', async () => {
  serviceWith()
  open()
  fireEvent.paste(await screen.findByLabelText('Content'), { clipboardData: { files: [pond()] } })
  await screen.findByRole('textbox', { name: 'What the image shows' }, soon)
  expect(screen.getByRole('button', { name: 'Add to the text' })).toBeTruthy()
})
