// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Link, type LinkProps } from './link.tsx'

function Whereabouts() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

function show(props: LinkProps): HTMLAnchorElement {
  render(
    <BrowserRouter>
      <Link {...props}>Onward</Link>
      <Whereabouts />
    </BrowserRouter>,
  )
  return screen.getByRole('link', { name: 'Onward' })
}

const whereabouts = () => screen.getByRole('status').textContent

afterEach(cleanup)
beforeEach(() => history.replaceState(null, '', '/home'))

test('a link leads to its screen without opening the page anew, and takes its state along', () => {
  const link = show({ to: '/history?month=2026-11', state: { fromMonth: true } })
  expect(link.getAttribute('href')).toBe('/history?month=2026-11')
  // What is prevented is not done by the browser itself.
  expect(fireEvent.click(link)).toBe(false)
  expect(whereabouts()).toBe('/history?month=2026-11 {"fromMonth":true}')
})

test('a link may name a query of the present screen alone', () => {
  const link = show({ to: '?edit=new' })
  expect(link.getAttribute('href')).toBe('/home?edit=new')
  fireEvent.click(link)
  expect(whereabouts()).toBe('/home?edit=new null')
})

test('a link into a new tab is left to the browser', () => {
  const link = show({ to: '/log' })
  link.addEventListener('click', (event) => event.stopPropagation())
  fireEvent.click(link, { ctrlKey: true })
  expect(whereabouts()).toBe('/home null')
})

test('a link that takes the place of its screen leaves no entry in the history', () => {
  const before = history.length
  fireEvent.click(show({ to: '/log', replace: true }))
  expect(whereabouts()).toBe('/log null')
  expect(history.length).toBe(before)
})

test('what is pressed is heard first, and may keep the link from leading on', () => {
  fireEvent.click(show({ to: '/log', onClick: (event) => event.preventDefault() }))
  expect(whereabouts()).toBe('/home null')
})
