// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Figure, words } from '../figures/figure.ts'
import { FigureView } from './figure.tsx'

afterEach(cleanup)

const pond: Figure = {
  name: 'pond',
  viewBox: '0 0 320 100',
  title: 'A pond',
  description: 'Still water with a reed.',
  shapes: [
    ['path', { d: 'M0 0H320', stroke: 'var(--reed)', 'stroke-width': 3 }],
    ['g', { transform: 'translate(1 2)' }, [words(1, 20, 'water')]],
  ],
}

test('[LEARN-15] a drawing is a picture with a name and a description', () => {
  render(<FigureView figure={pond} />)
  const picture = screen.getByRole('img', { name: 'A pond' })
  const described = document.getElementById(picture.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Still water with a reed.')
  expect(picture.querySelector('path')?.getAttribute('stroke-width')).toBe('3')
  expect(picture.querySelector('text')?.textContent).toBe('water')
})

test('[LEARN-15] two drawings on a screen have different ids, and React has nothing to complain about', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <FigureView figure={pond} />
      <FigureView figure={pond} />
    </>,
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(onError).not.toHaveBeenCalled()
  onError.mockRestore()
})
