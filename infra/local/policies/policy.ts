import { type Resolve, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { glob } from './glob.ts'
import { CONTEXT_KEYS, type ContextKey, type Permission } from './permission.ts'

/** One action on one resource that a policy allows or denies. */
export interface Grant {
  /** One readable text for each value of its conditions, at least one: `dynamodb:GetItem on table/App USER#*`. */
  labels: string[]
  effect: 'Allow' | 'Deny'
  covers: (permission: Permission) => boolean
  /** Returns the labels of the values that match a covered permission. */
  usedBy: (permission: Permission) => string[]
}

type OneOrMore = string | readonly string[]
const list = (values: OneOrMore) => [values].flat()

function refuseVariables(text: string): string {
  if (text.includes('${')) throw new Error(`The local world does not know policy variables: ${text}`)
  return text
}

const pattern = (text: string, flags?: string) => glob(refuseVariables(text), flags)

/** Every value of the key in a call must match an alternative. As in IAM, a call without values matches. */
interface Condition {
  key: ContextKey
  alternatives: { value: string; matches: (text: string) => boolean }[]
}

const like = (value: string) => {
  const regex = pattern(value)
  return (text: string) => regex.test(text)
}
const equals = (value: string) => {
  const expected = refuseVariables(value)
  return (text: string) => text === expected
}

/** For a key without a value in the call, each of these operators is true. */
const OPERATORS: Record<string, (value: string) => (text: string) => boolean> = {
  'ForAllValues:StringLike': like,
  'ForAllValues:StringEquals': equals,
  StringEqualsIfExists: equals,
}

function readCondition(operator: string, key: string, expected: OneOrMore): Condition {
  const matcher = OPERATORS[operator]
  if (!matcher) throw new Error(`The local world does not know the condition operator ${operator}`)
  const knownKey = CONTEXT_KEYS.find((each) => each === key)
  if (!knownKey) throw new Error(`The local world does not know the condition key ${key}`)
  return { key: knownKey, alternatives: list(expected).map((value) => ({ value, matches: matcher(value) })) }
}

interface Statement {
  Effect: Grant['effect']
  Action: OneOrMore
  Resource: OneOrMore
  Condition?: Record<string, Record<string, OneOrMore>>
}

const STATEMENT_KEYS = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition'])

/** Reads a statement into one grant for each action on each resource. Throws for what it cannot evaluate like IAM. */
function readStatement(statement: object): Grant[] {
  const unknown = Object.keys(statement).find((key) => !STATEMENT_KEYS.has(key))
  if (unknown) throw new Error(`The local world does not know ${unknown} in a policy`)
  const { Effect, Action, Resource, Condition = {} } = statement as Statement
  const conditions = Object.entries(Condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, expected]) => readCondition(operator, key, expected)),
  )
  // Usage is counted by keys. A statement lists attributes to limit a write, which need not write all of them.
  const values = conditions
    .filter(({ key }) => key === 'dynamodb:LeadingKeys')
    .flatMap(({ key, alternatives }) => alternatives.map((each) => ({ key, ...each })))
  const meetsConditions = ({ context }: Permission) =>
    conditions.every(({ key, alternatives }) =>
      (context[key] ?? []).every((value) => alternatives.some(({ matches }) => matches(value))),
    )
  return list(Action).flatMap((action) =>
    list(Resource).map((resource) => {
      const [actions, resources] = [pattern(action, 'i'), pattern(resource)]
      const baseLabel = `${action} on ${resource.split(':').at(-1)}`
      const parts = values.map(({ key, value, matches }) => ({ key, matches, label: `${baseLabel} ${value}` }))
      const matchingParts = ({ context }: Permission) =>
        parts.filter(({ key, matches }) => context[key]?.some((value) => matches(value)))
      return {
        labels: parts.length ? parts.map(({ label }) => label) : [baseLabel],
        usedBy: (permission) => (parts.length ? matchingParts(permission).map(({ label }) => label) : [baseLabel]),
        effect: Effect,
        covers: (permission) =>
          actions.test(permission.action) && resources.test(permission.resource) && meetsConditions(permission),
      } satisfies Grant
    }),
  )
}

/** Returns a function that finds the grants of a role by its ARN. */
export function readGrants(assembly: Assembly, resolve: Resolve): (roleArn: string) => Grant[] {
  const policies = resourcesOfType(assembly, 'AWS::IAM::Policy', resolve)
  const roles = resourcesOfType(assembly, 'AWS::IAM::Role', resolve)
  return (roleArn) => {
    const role = roles.find(({ name }) => roleArn.endsWith(`:role/${name}`))
    if (!role) throw new Error(`The stack has no role ${roleArn}`)
    if (role.properties['ManagedPolicyArns'])
      throw new Error(`The local world does not know what AWS grants ${role.id}`)
    return policies
      .map(({ properties }) => properties as { Roles: string[]; PolicyDocument: { Statement: object[] } })
      .filter(({ Roles }) => Roles.includes(role.name))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(readStatement))
  }
}
