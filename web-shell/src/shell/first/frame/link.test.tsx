// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Link, type LinkProps } from './link.tsx'

function CurrentAddress() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

function show(props: LinkProps): HTMLAnchorElement {
  render(
    <BrowserRouter>
      <Link {...props}>Onward</Link>
      <CurrentAddress />
    </BrowserRouter>,
  )
  return screen.getByRole('link', { name: 'Onward' })
}

const currentAddress = () => screen.getByRole('status').textContent

afterEach(cleanup)
beforeEach(() => history.replaceState(null, '', '/home'))

test('a link navigates to its screen with its state, without reloading the page', () => {
  const link = show({ to: '/history?month=2026-11', state: { fromMonth: true } })
  expect(link.getAttribute('href')).toBe('/history?month=2026-11')
  // `false` means that the browser's own navigation was prevented.
  expect(fireEvent.click(link)).toBe(false)
  expect(currentAddress()).toBe('/history?month=2026-11 {"fromMonth":true}')
})

test('a link may consist of a query for the current screen', () => {
  const link = show({ to: '?edit=new' })
  expect(link.getAttribute('href')).toBe('/home?edit=new')
  fireEvent.click(link)
  expect(currentAddress()).toBe('/home?edit=new null')
})

test('the browser handles a link that opens in a new tab', () => {
  const link = show({ to: '/log' })
  link.addEventListener('click', (event) => event.stopPropagation())
  fireEvent.click(link, { ctrlKey: true })
  expect(currentAddress()).toBe('/home null')
})

test('a link with `replace` adds no entry to the history', () => {
  const before = history.length
  fireEvent.click(show({ to: '/log', replace: true }))
  expect(currentAddress()).toBe('/log null')
  expect(history.length).toBe(before)
})

test('onClick runs first and can prevent the navigation', () => {
  fireEvent.click(show({ to: '/log', onClick: (event) => event.preventDefault() }))
  expect(currentAddress()).toBe('/home null')
})
