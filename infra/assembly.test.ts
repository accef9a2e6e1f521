import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { DEMO_ACCOUNTS } from './local/demo/demo.ts'
import { WORLD_KEY } from './local/services/gateway.ts'
import { buildApp } from './stacks/stacks.ts'

/** Words that occur only in the local world: its pages, accounts, key, variables and stand-ins. */
const LOCAL_WORDS = [
  '__local',
  'Every control in every state',
  'STILLWATER_',
  'stillwater.test',
  WORLD_KEY,
  'cognito-local',
  'dynamodb-local',
  'DynamoDBLocal',
  'playwright',
  ...DEMO_ACCOUNTS.flatMap(({ email, password }) => [email, password]),
]

it('[SEC-32] the deployed files contain nothing of the local world', () => {
  vi.stubEnv('CDK_VALIDATION', undefined)
  const { directory } = buildApp().synth({ skipValidation: true })
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    // CDK's own metadata files say where each construct was created. They are not deployed.
    .filter((file) => statSync(join(directory, file)).isFile() && !file.endsWith('.metadata.json'))
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/index\.mjs$/), 'Stillwater-Api.template.json']))
  expect(files).toContainEqual(expect.stringMatching(/assets\/.+\.js$/))
  const found = files.flatMap((file) => {
    const text = readFileSync(join(directory, file), 'latin1')
    return LOCAL_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
  rmSync(directory, { recursive: true })
  expect(found).toEqual([])
})
