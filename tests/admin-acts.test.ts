import { describe, expect, it } from 'vitest'
import { handler as people } from '../functions/people/handler.ts'
import { DAY_FIELDS } from '../shared/days/model/fields.ts'
import { peopleApi } from '../shared/people/api.ts'
import { newSignedInUser } from './fixtures/data/users.ts'
import { loadEndpoints } from './fixtures/endpoints/endpoints.ts'
import { invoke } from './fixtures/invoke.ts'

const endpoints = (await loadEndpoints()).filter(
  ({ endpoint: { caller } }) => caller === 'admin' || caller === 'editor',
)
const ofAdmins = endpoints.filter(({ endpoint }) => endpoint.caller === 'admin')
const named = (served: typeof endpoints) => served.map((each) => [each.route, each] as const)

/** The names of all fields that a reply can have, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { shape, ...rest } = ((schema as { _zod?: { def: object } })._zod?.def ?? {}) as Record<string, unknown>
  const inner = Object.values(rest).flatMap((each) => (Array.isArray(each) ? each : [each]))
  const own = typeof shape === 'object' && shape !== null ? shape : {}
  return [...Object.keys(own), ...[...inner, ...Object.values(own)].flatMap(fieldsOf)]
}

/** What the diary has, and what is kept beside it. */
const HEALTH = new Set([
  ...DAY_FIELDS,
  ...['days', 'diary', 'pain', 'symptoms', 'journal', 'cycle', 'training', 'food', 'flare', 'reminders', 'insight'],
])

describe('[SEC-28] [ADM-08] an operation of the back office', () => {
  it('is one of several', () => {
    expect(fieldsOf(peopleApi.find.reply)).toContain('emailProven')
    expect(ofAdmins.length).toBeGreaterThan(5)
  })

  it.each(named(endpoints))('%s cannot reply with anything about health', (_, { endpoint }) => {
    expect(fieldsOf(endpoint.reply).filter((name) => HEALTH.has(name as never))).toEqual([])
  })

  // What is uploaded is nothing yet: the recording made of it is.
  it.each(named(ofAdmins.filter(({ feature, endpoint }) => feature !== 'uploads' && endpoint.method !== 'GET')))(
    '%s writes an entry of the audit, with the admin and what it is about',
    async (_, served) => {
      const { feature, handler, endpoint, example } = served
      const admin = await newSignedInUser({ roles: ['admin'] })
      const sent = await example(admin)
      const { status, body } = await invoke(handler, endpoint, { ...sent, cookie: admin.cookie })
      expect(status).toBe(200)
      const audit = await invoke(people, peopleApi.audit, { cookie: admin.cookie })
      const own = audit.body.entries.filter(({ by }: { by: string }) => by === admin.userId)
      expect(own).toMatchObject([{ about: sent.params?.['id'] ?? body.id ?? feature }])
    },
  )
})
