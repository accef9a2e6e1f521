import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../articles/sections.ts'
import { FIGURE_WIDTH, type Figure, type Shape, WORD_SIZE, words } from './figure.ts'
import { COVER_FIGURES, findFigure } from './figures.ts'
import { figureToSvg } from './to-svg.ts'

const NAMES = ['bladder-wall', 'diary-page', 'pelvic-floor', 'urge-wave']
const drawings = NAMES.map((name) => findFigure(`/media/figures/${name}.svg`) as Figure)
const all = [...drawings, ...Object.values(COVER_FIGURES)].map((figure) => [figure.name, figure] as const)

const shapesIn = (shapes: readonly (Shape | string)[]): Shape[] =>
  shapes.flatMap((shape) => (typeof shape === 'string' ? [] : [shape, ...shapesIn(shape[2] ?? [])]))

it('[LEARN-15] every category has a cover, and every name is unique', () => {
  expect(Object.keys(COVER_FIGURES)).toEqual([...CATEGORIES])
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
})

it.each([
  '/media/figures/pond.svg',
  '/media/urge-wave.svg',
  '/media/figures/urge-wave.png',
  '/media/figures/__proto__.svg',
])('[LEARN-15] the path %s is no drawing', (path) => {
  expect(findFigure(path)).toBeUndefined()
})

describe.each(all)('the drawing %s', (_, { viewBox, title, description, shapes }) => {
  it('[LEARN-15] has a title and a longer description', () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(description).toMatch(/\.$/)
    expect(description.length).toBeGreaterThan(title.length)
  })

  it('[LEARN-15] has only colours of the theme', () => {
    for (const [, attributes] of shapesIn(shapes))
      for (const name of ['fill', 'stroke'])
        expect(String(attributes[name] ?? 'none')).toMatch(/^(?:none|currentColor|var\(--[a-z0-9-]+\))$/)
  })

  it('[LEARN-15] has words of a readable size, which fit into it', () => {
    for (const [tag, attributes, [word = ''] = []] of shapesIn(shapes)) {
      if (tag !== 'text') continue
      expect(viewBox.split(' ')[2]).toBe(String(FIGURE_WIDTH))
      expect(attributes['font-size']).toBe(WORD_SIZE)
      // The widest common font takes 0.62 of the size for a letter, on average.
      const width = word.length * WORD_SIZE * 0.62
      const share = { start: 0, middle: 0.5, end: 1 }[String(attributes['text-anchor'])] ?? Number.NaN
      const left = Number(attributes['x']) - width * share
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(FIGURE_WIDTH)
    }
  })
})

describe('a drawing as SVG', () => {
  const figure: Figure = {
    name: 'pond',
    viewBox: '0 0 320 10',
    title: 'A <pond> & "reeds"',
    description: 'Water.',
    shapes: [['g', { fill: '"><script>' }, [words(1, 2, '</text><script>')]]],
  }

  it('[LEARN-15] has a name and a description for screen readers', () => {
    expect(figureToSvg(figure)).toContain(
      'role="img" aria-labelledby="figure-pond-title" aria-describedby="figure-pond-description"',
    )
    expect(figureToSvg(figure)).toContain('<desc id="figure-pond-description">Water.</desc>')
  })

  it('[LEARN-15] [SEC-17] has no text that could be read as an element', () => {
    const svg = figureToSvg(figure)
    expect(svg).not.toContain('<script>')
    expect(svg).toContain('<title id="figure-pond-title">A &lt;pond&gt; &amp; &quot;reeds&quot;</title>')
    expect(svg).toContain('fill="&quot;&gt;&lt;script&gt;"')
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;</text></g></svg>')
  })
})
