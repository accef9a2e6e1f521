import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as billing } from '../functions/billing/handler.ts'
import { handler as content } from '../functions/content/handler.ts'
import type { FeatureSpec } from '../functions/feature-spec.ts'
import * as FEATURES from '../infra/features.ts'
import { authApi } from '../shared/auth/api.ts'
import { billingApi } from '../shared/billing/api.ts'
import { itemsOf, newSignedInUser } from './fixtures/data/users.ts'
import { callDuringFault, errorsInRefusal, lengthenTimeouts } from './fixtures/endpoints/call-during-fault.ts'
import { type Dependency, dependenciesOf } from './fixtures/endpoints/dependencies.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { FAULT_NAMES, FAULTS, failureEffectsOf, JOB_FAILURE_EFFECTS } from './fixtures/endpoints/failure-effects.ts'
import { oneOfEachFailure } from './fixtures/endpoints/one-of-each-kind.ts'
import { Outages } from './fixtures/endpoints/outages.ts'
import { signInWithGoogle } from './fixtures/google/google.ts'
import { type Handler, invoke } from './fixtures/invoke.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await loadEndpoints()
await signInWithGoogle()
const endpointsByRoute = endpoints.map((served) => [served.route, served] as const)
const specs: Record<string, FeatureSpec> = FEATURES
/** The properties of failure effects that are no dependencies. */
const OTHER_PROPERTIES = new Set(['consumesLink', 'claims', 'isUnverified'])
const HINT = 'Declare in the fixture.ts of the feature what happens while each of these fails'

describe('the fixtures', () => {
  it.each(endpointsByRoute)('[RELY-05] declare for %s every dependency of its function', (_, served) => {
    const declared = Object.keys(failureEffectsOf(served)).filter((name) => !OTHER_PROPERTIES.has(name))
    expect(declared.toSorted(), HINT).toEqual(dependenciesOf(specs[served.feature] as FeatureSpec).toSorted())
  })

  it('[RELY-05] declare every job with all its dependencies', () => {
    const jobs = Object.entries(specs).filter(([, { api }]) => !api)
    const expected = jobs.map(([name, spec]) => [name, dependenciesOf(spec).toSorted()])
    expect(
      Object.entries(JOB_FAILURE_EFFECTS).map(([name, effects]) => [name, Object.keys(effects).toSorted()]),
      HINT,
    ).toEqual(expected)
  })
})

/**
 * A test of a dependency that is slower than the timeout takes long. Here it is tested for the table only, which all
 * endpoints need. `npm run test:deep` tests it for all dependencies.
 */
const faults = FAULT_NAMES.filter((fault) => fault !== 'slower than the timeout')
const cases = (['table', 'identity', 'queue', 'google', 'stripe'] as const)
  .flatMap((dependency) => faults.map((fault) => [dependency, fault] as const))
  // A code from Google can be used only once, so the service never retries a call to Google.
  .filter(([dependency, fault]) => dependency !== 'google' || fault !== 'one short error')

describe('while a dependency fails', () => {
  it.each([...cases, ['table', 'slower than the timeout'] as const])(
    '[RELY-05] [SEC-19] endpoints do what their fixtures declare: %s, %s',
    async (dependency, fault) => {
      // One endpoint of each kind. `npm run test:deep` tests all.
      const tested = oneOfEachFailure(endpoints, dependency)
      expect(await callDuringFault(outages, tested, dependency, fault)).toEqual([])
    },
  )

  it.each(faults.filter((fault) => FAULTS[fault].fails))(
    '[RELY-05] the first sign-in of an instance fails without the keys of the directory: %s',
    async (fault) => {
      lengthenTimeouts()
      const ada = await newSignedInUser()
      const keysUrl = process.env['TOKEN_KEYS_URL'] ?? ''
      const stop = await outages.startProxy('identity', 'TOKEN_KEYS_URL')
      vi.resetModules()
      const { handler } = (await import('../functions/auth/handler.ts')) as { handler: Handler }
      process.env['TOKEN_KEYS_URL'] = keysUrl
      const signIn = () =>
        invoke(handler, authApi.signIn, {
          body: { email: ada.email, password: ada.password, stayLoggedIn: false },
        })
      // The first call checks the password. The keys are fetched after it.
      const { reply } = await outages.during('identity', { ...FAULTS[fault], from: 2 }, signIn)
      expect(errorsInRefusal(reply).filter(Boolean)).toEqual([])
      expect((await signIn()).status).toBe(200)
      stop()
    },
  )
})

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const batchOf = (job: object) =>
  ({ Records: [{ messageId: 'first', body: JSON.stringify({ ...job, correlationId: ID }) }] }) as SQSEvent

/** A job about a customer at Stripe, who has paid. */
async function newPayment() {
  const ada = await newSignedInUser()
  const body = { planId: 'monthly', key: crypto.randomUUID() } as const
  const { url } = (await invoke(billing, billingApi.openCheckout, { cookie: ada.cookie, body })).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
  const { customer } = (await itemsOf(ada))['ME#BILLING'] as unknown as { customer: string }
  return batchOf({ customer })
}

const failing = FAULT_NAMES.filter((fault) => FAULTS[fault].fails && fault !== 'slower than the timeout')

/** Which jobs of a batch are not done while a dependency fails, whether that was asked, and which are not done after it. */
async function jobsLeft(
  batch: SQSEvent,
  { entry, dependency, fault }: { entry: 'mail' | 'payments'; dependency: Dependency; fault: keyof typeof FAULTS },
) {
  vi.resetModules()
  const { handler } = (await import(`../functions/${entry}/handler.ts`)) as {
    handler: (batch: SQSEvent) => Promise<SQSBatchResponse>
  }
  const { callsDuringOutage, reply } = await outages.during(dependency, FAULTS[fault], () => handler(batch))
  const after = (await handler(batch)).batchItemFailures
  return { during: reply.batchItemFailures, isAsked: callsDuringOutage > 0, after }
}
const WAITS = { during: [{ itemIdentifier: 'first' }], isAsked: true, after: [] }

describe('a job', () => {
  beforeEach(() => void lengthenTimeouts())

  const mailFaults = (['table', 'mail', 'parameters'] as const).flatMap((dependency) =>
    failing.map((fault) => [dependency, fault] as const),
  )
  it.each(mailFaults)('[RELY-05] mail stays in the queue until it can be sent: %s, %s', async (dependency, fault) => {
    const { userId } = await newSignedInUser()
    const batch = batchOf({ id: ID, kind: 'password-set', userId })
    expect(await jobsLeft(batch, { entry: 'mail', dependency, fault })).toEqual(WAITS)
  })

  const paymentFaults = (['table', 'stripe', 'parameters'] as const).flatMap((dependency) =>
    failing.map((fault) => [dependency, fault] as const),
  )
  it.each(paymentFaults)('[RELY-05] a payment waits until it can be read: %s, %s', async (dependency, fault) => {
    expect(await jobsLeft(await newPayment(), { entry: 'payments', dependency, fault })).toEqual(WAITS)
  })

  const reconcileFaults = (['stripe', 'parameters', 'queue'] as const).flatMap((dependency) =>
    failing.map((fault) => [dependency, fault] as const),
  )
  it.each(reconcileFaults)(
    '[RELY-05] the daily reconcile fails, and succeeds in its next run: %s, %s',
    async (dependency, fault) => {
      await newPayment()
      vi.resetModules()
      const { handler } = await import('../functions/reconcile/handler.ts')
      const { reply } = await outages.during(dependency, FAULTS[fault], () =>
        handler().then(
          () => 'done',
          () => 'failed',
        ),
      )
      expect(reply).toBe('failed')
      await handler()
    },
  )

  it.each(failing)('[RELY-05] content reports its failure and succeeds in its next run: table, %s', async (fault) => {
    const { reply } = await outages.during('table', FAULTS[fault], () =>
      content().then(
        () => 'done',
        () => 'failed',
      ),
    )
    expect(reply).toBe('failed')
    await content()
  })
})
