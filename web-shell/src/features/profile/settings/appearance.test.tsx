// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseTheme } from '../../../shell/first/frame/theme.ts'
import { fakeService } from '../../../testing/fake-service.ts'
import { SIGNED_IN } from '../../../testing/home.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { chooseTextSize } from './text-size.ts'

afterEach(() => {
  chooseTheme('system')
  chooseTextSize('medium')
})

/** The page's `theme-color` entries, which colour the browser's bars: [theme, media query] of each. */
const themeColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => [
    meta.dataset['theme'],
    meta.media,
  ])

test('[PROF-02] a chosen appearance applies at once and after a restart, and System follows the device', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/settings')
  document.head.innerHTML = ['light', 'dark'].map((theme) => `<meta name="theme-color" data-theme="${theme}">`).join('')
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(themeColours()).toEqual([
    ['light', 'not all'],
    ['dark', 'all'],
  ])
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(themeColours()).toEqual([
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ])
})

test('[PROF-02] a chosen text size applies at once and after a restart, and Medium is that of the browser', async () => {
  fakeService(SIGNED_IN)
  const { user } = openApp('/settings')
  await user.click(await screen.findByRole('radio', { name: 'Large' }))
  expect(document.documentElement.dataset['textSize']).toBe('large')
  expect(localStorage.getItem('text-size')).toBe('large')
  await user.click(screen.getByRole('radio', { name: 'Medium' }))
  expect(document.documentElement.dataset['textSize']).toBeUndefined()
  expect(localStorage.getItem('text-size')).toBeNull()
})
