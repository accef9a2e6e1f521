import * as z from 'zod/mini'
import { ExportFile } from '../shared/export/schema.ts'
import { STORED_KINDS } from './stored-kinds.ts'

type JsonSchema = Record<string, unknown>

/** The parts of keys that are numbers in an export: counts and instants. */
const isNumber = (name: string) => name === 'n' || name === 'at' || name.endsWith('At')

/** The schema of an item of the account, from its item kind: what its schema reads, and the parts of its key. */
function schemaOf({ sk, schema, exported }: (typeof STORED_KINDS)[number]['kind']): JsonSchema {
  const holds = 'holds' in exported ? exported.holds : []
  const read = z.toJSONSchema(schema as unknown as z.ZodMiniType, { unrepresentable: 'any' }) as {
    properties: JsonSchema
  }
  const keys = [...sk.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    ['user', 'hash'].includes(name) ? [] : [name],
  )
  const parts = keys.map((name) => [name, { type: isNumber(name) ? 'number' : 'string' }])
  const properties = { ...Object.fromEntries(parts), ...read.properties }
  if (holds === 'whole') return { type: 'object', properties }
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => holds.includes(name))),
  }
}

/** The documented JSON Schema of the exported file. Every item kind is in it, because it is made from their declarations. */
export function exportSchema(): string {
  const file = z.toJSONSchema(ExportFile, { unrepresentable: 'any' }) as { properties: Record<string, JsonSchema> }
  const sections = STORED_KINDS.flatMap(({ kind }) =>
    'account' in kind.exported
      ? [[kind.exported.account, { type: 'array', description: kind.label, items: schemaOf(kind) }]]
      : [],
  )
  const account = {
    type: 'object',
    description: 'What belongs to the account. It is never imported. Instants are milliseconds since 1970.',
    properties: Object.fromEntries(sections),
  }
  const { $schema, ...rest } = file as JsonSchema
  const schema = {
    $schema,
    title: 'Stillwater export, version 2',
    ...rest,
    properties: { ...file.properties, account },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
