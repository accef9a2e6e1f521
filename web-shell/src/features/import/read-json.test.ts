import { describe, expect, it } from 'vitest'
import { EMPTY_DIARY } from '../../../../shared/export/empty-diary.ts'
import { FORMAT, VERSION } from '../../../../shared/export/format.ts'
import { readJson } from './read-json.ts'

const writer = { device: 'phone000', n: 1, stamp: Date.parse('2026-11-20') }
const day = {
  date: '2026-11-20',
  values: { painLevel: 4 },
  writers: { painLevel: writer },
  devices: { phone000: 1 },
  flareInferred: false,
}
const diary = { ...EMPTY_DIARY, days: [day] }
const file = { format: FORMAT, version: VERSION, exportedAt: '', about: '', account: { profile: [{}] }, diary }
const json = (changes: object) => JSON.stringify({ ...file, ...changes })
const withDay = (changes: object) => json({ diary: { ...diary, days: [{ ...day, ...changes }] } })

describe('a JSON file', () => {
  it('[PROF-03] of ours gives its diary, and nothing of the account', () => {
    expect(readJson(json({}))).toEqual({ diary })
  })

  it.each([
    ['of another app', '{"version": 1}', 'foreign'],
    ['that is only a number', '42', 'foreign'],
    ['that is no JSON', '{hello', 'foreign'],
    ['whose end is missing', json({}).slice(0, -9), 'cut'],
    ['of a later version', json({ version: VERSION + 1 }), 'version'],
    ['with another property', json({ extra: 1 }), 'damaged'],
    ['with a wrong value', withDay({ values: { painLevel: 11 } }), 'damaged'],
    ['with a value that no edit wrote', withDay({ writers: {} }), 'damaged'],
    ['with a day twice', json({ diary: { ...diary, days: [day, day] } }), 'damaged'],
    ['with a hostile name', json({}).replace('"days"', '"__proto__": {"polluted": true}, "days"'), 'damaged'],
    ['with an escaped hostile name', withDay({ extra: 1 }).replace('extra', '\\u005f_proto__'), 'damaged'],
  ])('[PROF-03] %s is refused as a whole', (_, content, problem) => {
    expect(readJson(content)).toMatchObject({ problem })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('[PROF-03] says where it is wrong', () => {
    const { where } = readJson(withDay({ values: { painLevel: 11 } })) as { where: string }
    expect(where).toBe('diary › days › 0 › values › painLevel')
  })
})
