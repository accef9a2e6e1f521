import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValues } from '../../../tests/fixtures/data/any-day.ts'
import { seed } from '../../../tests/fixtures/seed.ts'
import { flareSupport } from './flare-support.ts'

test.each([
  [{ painLevel: 7, urgencyLevel: 5 }, 'Strong pain'],
  [{ painLevel: 6, urgencyLevel: 4 }, 'Strong urgency'],
  [{ urgencyLevel: 3, stressLevel: 6 }, 'A flare on a stressful day'],
  [{ quickMoods: ['stressed'] }, 'A flare on a stressful day'],
  [{ stressLevel: 5, beverages: ['Coffee'] }, 'A flare with a possible trigger'],
  [{ waterGlasses: 3 }, 'A flare with little to drink'],
  [{ waterGlasses: 4 }, 'Go gently'],
  [{}, 'Go gently'],
] as const)('[FLARE-05] the support for a flare with %j is "%s"', (values, title) => {
  expect(flareSupport(values).title).toBe(title)
})

test('[FLARE-05] support always has content, steps, a kit item and a link, and contains no diagnosis', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const { content, steps, kit, link } = flareSupport(values)
      const words = [content, kit, link.label, ...steps].join(' ')
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(Math.min(content.length, kit.length, link.to.length)).toBeGreaterThan(5)
      expect(words).not.toMatch(/just a flare|you have (a|an) |diagnos|infection|caused by/i)
    }),
    { seed },
  )
})
