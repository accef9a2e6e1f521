import { expect, test } from 'vitest'
import { emergencyNumbers } from './emergency-numbers.ts'

test.each([
  ['Europe/London', '999', '111', '116 123', true],
  ['Europe/Dublin', '112', undefined, '116 123', true],
  ['Europe/Berlin', '112', undefined, undefined, true],
  ['Atlantic/Canary', '112', undefined, undefined, true],
  ['America/New_York', '911', undefined, '988', true],
  ['America/Indiana/Knox', '911', undefined, '988', true],
  ['America/St_Johns', '911', undefined, '988', true],
  ['Pacific/Honolulu', '911', undefined, '988', true],
  ['Australia/Sydney', '000', undefined, '13 11 14', true],
  ['Pacific/Auckland', '111', undefined, '1737', true],
  ['America/Sao_Paulo', '999', '111', '116 123', false],
  ['Europe/Moscow', '999', '111', '116 123', false],
  ['UTC', '999', '111', '116 123', false],
])('[FLAREKIT-01] in the time zone %s the numbers are %s, %s and %s', (zone, emergency, advice, listening, isKnown) => {
  const numbers = emergencyNumbers(zone)
  expect([numbers.emergency, numbers.advice, numbers.listening?.number, numbers.isKnown]).toEqual([
    emergency,
    advice,
    listening,
    isKnown,
  ])
})
