// @module-tag deep
import { afterAll, expect, it } from 'vitest'
import { callDuringFault } from '../fixtures/endpoints/call-during-fault.ts'
import { loadEndpoints } from '../fixtures/endpoints/endpoints.ts'
import { failAtEachCall, GROWING } from '../fixtures/endpoints/fail-at-each-call.ts'
import { FAULT_NAMES, failureEffectsOf } from '../fixtures/endpoints/failure-effects.ts'
import { Outages } from '../fixtures/endpoints/outages.ts'
import { signInWithGoogle } from '../fixtures/google/google.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await loadEndpoints()
await signInWithGoogle()
const DEPENDENCIES = ['table', 'identity', 'queue', 'google'] as const

it.each(
  [...DEPENDENCIES, 'stripe' as const]
    .flatMap((dependency) => FAULT_NAMES.map((fault) => [dependency, fault] as const))
    // A code from Google can be used only once, so the service never retries a call to Google.
    .filter(([dependency, fault]) => dependency !== 'google' || fault !== 'one short error'),
)(
  '[RELY-05] [SEC-19] every endpoint does what its fixture declares: %s, %s',
  async (dependency, fault) => {
    expect(await callDuringFault(outages, endpoints, dependency, fault)).toEqual([])
  },
  120_000,
)

const cases = endpoints
  .filter(({ route }) => route !== GROWING)
  .flatMap((served) =>
    DEPENDENCIES.filter((dependency) => failureEffectsOf(served)[dependency]).map(
      (dependency) => [served.route, dependency, served] as const,
    ),
  )

it.each(cases)(
  '[RELY-05] %s succeeds when repeated after any call to the dependency has failed: %s',
  async (_, dependency, served) => {
    expect((await failAtEachCall(outages, served, dependency, { mode: 'down' })).errors).toEqual([])
  },
  120_000,
)

// Both attempts of one call fail. The next call succeeds, so the service can undo what it has done.
it.each(cases)(
  '[RELY-05] %s succeeds when repeated after any single call has failed: %s',
  async (_, dependency, served) => {
    expect((await failAtEachCall(outages, served, dependency, { mode: 'down', count: 2 })).errors).toEqual([])
  },
  120_000,
)

it.each(cases)(
  '[RELY-05] %s works, at once or when repeated, after any single reply was lost: %s',
  async (_, dependency, served) => {
    expect(
      (await failAtEachCall(outages, served, dependency, { mode: 'down', count: 1, isReplyLost: true })).errors,
    ).toEqual([])
  },
  120_000,
)
