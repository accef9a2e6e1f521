import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as FEATURES from '../features.ts'
import { newClock } from '../local/clock.ts'
import { LocalFunction } from '../local/functions/local-function.ts'
import { bundleFolder } from './bundle.ts'

const bundleOf = (name: string) => join(bundleFolder(name), 'index.mjs')
const environment = { AWS_REGION: 'eu-west-2', TABLE_NAME: 'none' }
const spec = {
  name: 'bare',
  caller: 'Bare',
  file: bundleOf('housekeeping'),
  environment,
  timeoutMs: 2_000,
  memoryMb: 128,
}
const functionWithoutCredentials = new LocalFunction(spec, newClock(), { log: () => undefined })

afterAll(() => functionWithoutCredentials.restart())

/** That of missing pages uses no service. */
const withClients = Object.keys(FEATURES).filter((name) => name !== 'missing')

it.each(withClients)('[PERF-04] the bundle of %s reads credentials only from the environment', (name) => {
  const bundle = readFileSync(bundleOf(name), 'utf8')
  expect(bundle).toContain('AWS_SESSION_TOKEN')
  expect(bundle.match(/AssumeRoleWith|GetRoleCredentials|CONTAINER_CREDENTIALS|aws_access_key_id/g)).toBeNull()
})

it('[PERF-04] a function without credentials throws CredentialsProviderError', async () => {
  await expect(functionWithoutCredentials.invoke({})).rejects.toThrow('CredentialsProviderError')
})
