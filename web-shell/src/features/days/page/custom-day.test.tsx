// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyPreferencesEdit, DEFAULT_PREFERENCES } from '../../../../../shared/preferences/preferences.ts'
import { customItems, emptyToday } from '../../../testing/custom-items.ts'
import { button, knownDay, moveTo, openLog, pain } from '../../../testing/open-log.ts'

const section = (name: string) => screen.queryByText(name)?.closest('details') ?? undefined

test('[LOG-05] custom items come after the eight sections and are not counted as sections', async () => {
  openLog({ home: { ...emptyToday, custom: customItems } })
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings.slice(-3)).toEqual(['Daily Journal', 'Your Custom Symptoms', 'Your Custom Triggers'])
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Aching legs', hidden: true })
  expect(slider.max).toBe('10')
  expect(slider.getAttribute('aria-valuetext')).toBe('Not answered')
  fireEvent.click(slider)
  fireEvent.click(screen.getByRole('button', { name: 'Increase stairs', hidden: true }))
  await waitFor(() => expect(section('Your Custom Symptoms')?.textContent).toContain('Aching legs 0'))
  expect(section('Your Custom Triggers')?.textContent).toContain('Stairs 1')
  expect(screen.getByText(/^0 of 8 sections done/)).toBeTruthy()
})

test('[CUST-01] [LOG-11] changed values of custom items are saved in the same operation as the day', async () => {
  const { user, puts } = openLog({ home: { ...emptyToday, custom: customItems } })
  moveTo(await pain(), 3)
  moveTo(screen.getByRole('slider', { name: 'Dizzy', hidden: true }), 7)
  const count = screen.getByRole('spinbutton', { name: 'Stairs', hidden: true })
  fireEvent.change(count, { target: { value: '1000' } })
  fireEvent.change(count, { target: { value: '12' } })
  await user.click(await button('Save'))
  await screen.findByText(/^Saved/)
  expect(puts()).toHaveLength(1)
  expect(puts()[0]?.body).toMatchObject({
    set: { painLevel: 3, 'symptom.dizzy0': 7, 'trigger.stairs': 12 },
    seen: { painLevel: [], 'symptom.dizzy0': [], 'trigger.stairs': [] },
  })
})

test('[CUST-01] the saved value of a custom item is shown and can be cleared', async () => {
  const today = {
    ...knownDay,
    values: { 'symptom.aching': 4, 'symptom.gone00': 9 },
    writers: { 'symptom.aching': 'otherdev.3', 'symptom.gone00': 'otherdev.3' },
  }
  const { user, puts } = openLog({ home: { today, custom: customItems } })
  await user.click(await button("Edit Today's Log"))
  fireEvent.click(screen.getByRole('button', { name: 'Clear aching legs', hidden: true }))
  await user.click(await button("Update Today's Log"))
  await waitFor(() => expect(puts()[0]?.body.set).toEqual({ 'symptom.aching': null }))
  expect(puts()[0]?.body.seen).toEqual({ 'symptom.aching': ['otherdev.3'] })
})

test.each([
  ['custom_symptoms', 'Your Custom Symptoms', 'Your Custom Triggers'],
  ['triggers', 'Your Custom Triggers', 'Your Custom Symptoms'],
])('[PREF-01] turning off %s hides "%s" and keeps "%s"', async (name, hidden, visible) => {
  const preferences = applyPreferencesEdit(DEFAULT_PREFERENCES, { sections: { [name]: false } })
  openLog({ home: { ...emptyToday, custom: customItems, preferences } })
  await pain()
  expect(section(hidden)).toBeUndefined()
  expect(section(visible)).toBeTruthy()
})

test('[LOG-05] without custom items there is no section for them', async () => {
  openLog({ home: emptyToday })
  await pain()
  expect(section('Your Custom Symptoms')).toBeUndefined()
  expect(section('Your Custom Triggers')).toBeUndefined()
})
