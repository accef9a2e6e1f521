// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const TABS = ['all', 'due', 'past'] as const

function Example() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('all')
  return (
    <Tabs label="Reminders" tabs={TABS} value={tab} labelOf={(each) => each.toUpperCase()} onChange={setTab}>
      <p>This is {tab}</p>
      <button type="button">Inside</button>
    </Tabs>
  )
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

test.each([
  ['{ArrowRight}', 'DUE'],
  ['{ArrowLeft}', 'PAST'],
  ['{End}', 'PAST'],
  ['{ArrowRight}{Home}', 'ALL'],
  ['{ArrowLeft}{ArrowRight}', 'ALL'],
])('[REM-01] the keys %s choose %s, which has the focus', async (keys, expected) => {
  const user = userEvent.setup()
  render(<Example />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('ALL')
  await user.keyboard(keys)
  expect(selected()).toBe(expected)
  expect(document.activeElement?.textContent).toBe(expected)
  expect(screen.getByRole('tabpanel', { name: expected }).textContent).toContain(expected.toLowerCase())
})

test('[REM-01] only the chosen tab is in the order of Tab, and the content comes next', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('tab', { name: 'DUE' }))
  expect(selected()).toBe('DUE')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Inside')
})
