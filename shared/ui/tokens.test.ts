import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const THEMES = ['light', 'dark'] as const

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name = '', light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

/** Relative luminance by WCAG 2.2. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(front: string, ground: string, theme: (typeof THEMES)[number]): number {
  const [first, second] = [front, ground].map((name) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`There is no colour --${name}`)
    return luminanceOf(colour[theme])
  }) as [number, number]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Text on each ground on which it may stand. `quiet` never stands on near water. */
const TEXT: Record<string, readonly string[]> = {
  text: ['surface', 'raised', 'sunk', 'soft', 'flare-soft', 'good-soft', 'water-1', 'water-2', 'well', 'sky-1'],
  quiet: ['surface', 'raised', 'sunk', 'soft', 'flare-soft', 'well', 'sky-1'],
  accent: ['surface', 'raised', 'sunk', 'soft', 'flare-soft'],
  surface: ['text'],
  'on-accent': ['accent'],
  'on-flare': ['flare'],
  'on-orb': ['orb'],
  'flare-text': ['flare-soft'],
  good: ['good-soft', 'raised', 'surface'],
}

/** Borders and marks that a control or a meaning needs. */
const MARKS: Record<string, readonly string[]> = {
  edge: ['surface', 'raised', 'well'],
  accent: ['water-1', 'water-2', 'well'],
  focus: ['surface', 'raised', 'soft', 'sunk'],
  flare: ['raised', 'surface', 'flare-soft', 'water-2'],
  'water-line': ['well', 'raised'],
}

const cases = (table: Record<string, readonly string[]>) =>
  THEMES.flatMap((theme) =>
    Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground, theme] as const)),
  )

test.each(cases(TEXT))('text in %s on %s has a contrast of 4.5 in the %s theme', (front, ground, theme) => {
  expect(contrastOf(front, ground, theme)).toBeGreaterThanOrEqual(4.5)
})

test.each(cases(MARKS))('a mark in %s on %s has a contrast of 3 in the %s theme', (front, ground, theme) => {
  expect(contrastOf(front, ground, theme)).toBeGreaterThanOrEqual(3)
})
