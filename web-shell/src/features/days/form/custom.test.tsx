// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type ActiveCustomItems,
  activeCustomItems,
  addCustomItem,
  type CustomLists,
  changeCustomItem,
  removeCustomItem,
} from '../../../../../shared/custom/rules.ts'
import { DomainError } from '../../../../../shared/problems.ts'
import { HOME_KEY } from '../../../shell/first/data/home-query.ts'
import { customItems, emptyToday } from '../../../testing/custom-items.ts'
import { noNetwork, problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { beginLateRead } from '../../../testing/late-read.ts'
import { button, openLog, pain } from '../../../testing/open-log.ts'

afterEach(() => void vi.restoreAllMocks())

/** A handler of custom-item requests that uses the same rules as the service. */
function createCustomItemHandler(custom: ActiveCustomItems) {
  const lists = Object.entries(custom).map(([kind, all]) => [kind, all.map((each) => ({ ...each, active: true }))])
  const stored = Object.fromEntries(lists) as CustomLists
  return ({ line, body }: SentRequest) => {
    const [method, path = ''] = line.split(' ')
    const [kind, id = ''] = path.split('/').slice(3) as ['symptoms' | 'triggers', string?]
    const all = stored[kind]
    try {
      if (method === 'POST') stored[kind] = addCustomItem(all, { id: body.attempt, name: body.name })
      else stored[kind] = method === 'PUT' ? changeCustomItem(all, id, body) : removeCustomItem(all, id)
    } catch (error) {
      return problem((error as DomainError).code)
    }
    return reply(activeCustomItems(stored))
  }
}

/** Opens the settings of a user who has custom items. */
async function openSettings(custom = customItems, overrides: Parameters<typeof openLog>[0] & object = {}) {
  const opened = openLog({ home: { ...emptyToday, custom }, custom: createCustomItemHandler(custom), ...overrides })
  await pain()
  await opened.user.click(await button('Settings'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Tracking & Alert Settings' }))
  const list = (name: string) => within(sheet.getByRole('region', { name }))
  const calls = () => opened.sent.filter(({ line }) => line.includes('/api/custom/'))
  const names = (name: string) =>
    list(name)
      .queryAllByRole('button', { name: /^(Edit|Close) / })
      .map((editButton) => editButton.getAttribute('aria-label')?.replace(/^\w+ /, ''))
  return { ...opened, sheet, list, calls, names }
}

test('[CUST-01] [LOG-13] a custom item is added in the settings, trimmed, and shown in the log at once', async () => {
  const { user, list, calls, names, sheet } = await openSettings()
  await user.type(list('Triggers').getByLabelText('New trigger'), '  Cold seats {Enter}')
  await waitFor(() => expect(names('Triggers')).toEqual(['Stairs', 'Cold seats']))
  expect(list('Triggers').getByText('2 of 5')).toBeTruthy()
  expect(calls()[0]?.line).toBe('POST /api/custom/triggers')
  expect(calls()[0]?.body).toEqual({ name: 'Cold seats', attempt: expect.stringMatching(/^[0-9a-z]{6}$/) })
  expect(list('Triggers').getByLabelText<HTMLInputElement>('New trigger').value).toBe('')
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('spinbutton', { name: 'Cold seats', hidden: true })).toBeTruthy()
})

test('[CUST-01] a read that began before an item was added and ends after it does not take it from the list', async () => {
  const { user, client, list, names } = await openSettings()
  const endRead = await beginLateRead(client, HOME_KEY, '/api/home')
  await user.type(list('Triggers').getByLabelText('New trigger'), 'Cold seats{Enter}')
  await waitFor(() => expect(names('Triggers')).toEqual(['Stairs', 'Cold seats']))
  await endRead()
  expect(names('Triggers')).toEqual(['Stairs', 'Cold seats'])
})

test('[CUST-01] an empty name shows an error and sends nothing', async () => {
  const { user, list, calls } = await openSettings()
  await user.type(list('Symptoms').getByLabelText('New symptom'), '  {Enter}')
  const alert = await list('Symptoms').findByRole('alert')
  expect(alert.textContent).toBe('Name requiredPlease enter a name.')
  await user.click(list('Symptoms').getByRole('button', { name: 'Edit Dizzy' }))
  await user.clear(list('Symptoms').getByLabelText('Name'))
  await user.click(list('Symptoms').getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(list('Symptoms').getByRole('alert').textContent).toBe('Name requiredPlease enter a name.'))
  expect(calls()).toEqual([])
})

test('[CUST-01] with five custom items no more can be added until one is deleted', async () => {
  const five = Array.from({ length: 5 }, (_, n) => ({ id: `own00${n}`, name: `Own ${n}` }))
  const { user, list } = await openSettings({ symptoms: five, triggers: [] })
  const symptoms = list('Symptoms')
  expect(symptoms.getByText('Maximum of 5 custom symptoms reached')).toBeTruthy()
  expect(symptoms.getByLabelText<HTMLInputElement>('New symptom').readOnly).toBe(true)
  expect(symptoms.getByRole('button', { name: 'Add symptom' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(symptoms.getByRole('button', { name: 'Edit Own 4' }))
  await user.click(symptoms.getByRole('button', { name: 'Delete' }))
  await user.click(symptoms.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(symptoms.queryByText('Maximum of 5 custom symptoms reached')).toBeNull())
})

test('[CUST-01] [CUST-03] a list that was filled on another device meanwhile shows the same message', async () => {
  const { user, list } = await openSettings(customItems, { custom: () => problem('custom-limit-reached') })
  await user.type(list('Triggers').getByLabelText('New trigger'), 'Cold seats{Enter}')
  const alert = await list('Triggers').findByRole('alert')
  expect(alert.textContent).toBe('Could not addMaximum of 5 custom triggers reached')
})

test('[CUST-01] a refused change reads the list again, because another device may have changed it', async () => {
  const { user, client, list, sent } = await openSettings(customItems, { custom: () => problem('not-found') })
  const reads = () => sent.filter(({ line }) => line.startsWith('GET /api/home')).length
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = reads()
  await user.type(list('Triggers').getByLabelText('New trigger'), 'Cold seats{Enter}')
  await list('Triggers').findByRole('alert')
  await expect.poll(reads).toBeGreaterThan(before)
})

test('[CUST-03] a retry after a network failure reuses the attempt id, and a changed name gets a new one', async () => {
  const { user, list, calls } = await openSettings(customItems, { custom: noNetwork })
  const field = list('Symptoms').getByLabelText<HTMLInputElement>('New symptom')
  await user.type(field, 'Brain fog{Enter}')
  const alert = await list('Symptoms').findByRole('alert')
  expect(alert.textContent).toBe('Could not addPlease check your connection and try again.')
  expect(field.value).toBe('Brain fog')
  await user.click(list('Symptoms').getByRole('button', { name: 'Add symptom' }))
  await waitFor(() => expect(calls()).toHaveLength(4))
  expect(new Set(calls().map(({ text }) => text)).size).toBe(1)
  await user.type(field, 's{Enter}')
  await waitFor(() => expect(calls()).toHaveLength(6), { timeout: 3_000 })
  expect(calls()[4]?.body.attempt).not.toBe(calls()[0]?.body.attempt)
})

test('[CUST-02] renaming a custom item saves the name and keeps the focus', async () => {
  const { user, list, names, calls } = await openSettings()
  const symptoms = list('Symptoms')
  await user.click(symptoms.getByRole('button', { name: 'Edit Dizzy' }))
  const field = symptoms.getByLabelText<HTMLInputElement>('Name')
  expect(field.value).toBe('Dizzy')
  await user.clear(field)
  await user.type(field, 'Light-headed{Enter}')
  await waitFor(() => expect(names('Symptoms')).toEqual(['Aching legs', 'Light-headed']))
  expect(calls().map(({ line, body }) => [line, body])).toEqual([
    ['PUT /api/custom/symptoms/dizzy0', { name: 'Light-headed' }],
  ])
  expect(document.activeElement).toBe(symptoms.getByRole('button', { name: 'Edit Light-headed' }))
  expect(symptoms.getByText('Light-headed saved')).toBeTruthy()
})

test('[CUST-02] buttons move a custom item up and down and are disabled at the ends of the list', async () => {
  const { user, list, names } = await openSettings()
  const symptoms = list('Symptoms')
  await user.click(symptoms.getByRole('button', { name: 'Edit Dizzy' }))
  const moveButton = (name: string) => symptoms.getByRole('button', { name })
  expect(moveButton('Move down').getAttribute('aria-disabled')).toBe('true')
  await user.click(moveButton('Move up'))
  await symptoms.findByText('Dizzy is now 1 of 2')
  expect(names('Symptoms')).toEqual(['Dizzy', 'Aching legs'])
  expect(moveButton('Move up').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(moveButton('Move up'))
  await user.click(moveButton('Move down'))
  await symptoms.findByText('Dizzy is now 2 of 2')
})

test('[CUST-02] deleting asks for confirmation, says that logged values stay, and can be cancelled', async () => {
  const { user, list, names, calls } = await openSettings()
  const symptoms = list('Symptoms')
  await user.click(symptoms.getByRole('button', { name: 'Edit Dizzy' }))
  await user.click(symptoms.getByRole('button', { name: 'Delete' }))
  symptoms.getByRole('group', { name: 'Delete “Dizzy”? What you logged with it stays.' })
  expect(document.activeElement?.textContent).toBe('Keep')
  await user.click(symptoms.getByRole('button', { name: 'Keep' }))
  expect(calls()).toEqual([])
  await user.click(symptoms.getByRole('button', { name: 'Delete' }))
  await user.click(symptoms.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(names('Symptoms')).toEqual(['Aching legs']))
  expect(calls().map(({ line }) => line)).toEqual(['DELETE /api/custom/symptoms/dizzy0'])
  expect(document.activeElement?.textContent).toBe('Symptoms')
})

test.each([
  ['Save name', 'Update failed'],
  ['Move up', 'Update failed'],
])('[CUST-03] a failed "%s" shows "%s" and leaves the list unchanged', async (name, title) => {
  const { user, list, names } = await openSettings(customItems, { custom: () => problem('unexpected') })
  await user.click(list('Symptoms').getByRole('button', { name: 'Edit Dizzy' }))
  await user.click(list('Symptoms').getByRole('button', { name }))
  const alert = await list('Symptoms').findByRole('alert')
  expect(alert.textContent).toBe(`${title}An unexpected error occurred. Please try again.`)
  expect(names('Symptoms')).toEqual(['Aching legs', 'Dizzy'])
})

const OFFLINE = "You're offline. Some features may not work."
const CACHED = 'Offline - showing cached data.'

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  fireEvent(window, new Event(online ? 'online' : 'offline'))
}

test('[CUST-02] [CUST-03] while offline, the settings say so and that the list is cached', async () => {
  const { sheet } = await openSettings()
  const isShown = (notice: string) => sheet.queryByText(notice) !== null
  const expectNotices = (shown: boolean) => {
    expect(isShown(OFFLINE)).toBe(shown)
    expect(isShown(CACHED)).toBe(shown)
  }
  expectNotices(false)
  setOnline(false)
  await waitFor(() => expectNotices(true))
  setOnline(true)
  await waitFor(() => expectNotices(false))
})

test('[CUST-02] [CUST-03] without custom items the settings do not mention cached data', async () => {
  const { sheet } = await openSettings({ symptoms: [], triggers: [] })
  setOnline(false)
  await sheet.findByText(OFFLINE)
  expect(sheet.queryByText(CACHED)).toBeNull()
})

test('[LOG-13] [PREF-01] the switch "Custom symptoms" saves the setting', async () => {
  const { user, sheet, sent } = await openSettings()
  await user.click(sheet.getByRole('switch', { name: 'Custom symptoms' }))
  await screen.findByText('Settings Updated')
  expect(sent.find(({ line }) => line.startsWith('PUT /api/preferences'))?.body).toEqual({
    sections: { custom_symptoms: false },
  })
})
