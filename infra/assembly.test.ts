import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { DEMO_ACCOUNTS } from './local/demo/demo.ts'
import { WORLD_KEY } from './local/services/gateway.ts'
import { buildApp } from './stacks/stacks.ts'

/** What only the local world says: its pages, its accounts, its key, its variables and its stand-ins. */
const LOCAL = [
  ...['__local', 'Every control in every state', 'STILLWATER_', 'stillwater.test', WORLD_KEY],
  ...['cognito-local', 'dynamodb-local', 'DynamoDBLocal', 'playwright'],
  ...DEMO_ACCOUNTS.flatMap(({ email, password }) => [email, password]),
]

it('[SEC-32] nothing of the local world is in what would be deployed', () => {
  vi.stubEnv('CDK_VALIDATION', undefined)
  const { directory } = buildApp().synth({ skipValidation: true })
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    // CDK's notes on where each construct was made, which stay here.
    .filter((file) => statSync(join(directory, file)).isFile() && !file.endsWith('.metadata.json'))
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/index\.mjs$/), 'Stillwater-Api.template.json']))
  expect(files).toContainEqual(expect.stringMatching(/assets\/.+\.js$/))
  const found = files.flatMap((file) => {
    const text = readFileSync(join(directory, file), 'latin1')
    return LOCAL.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
  rmSync(directory, { recursive: true })
  expect(found).toEqual([])
})
