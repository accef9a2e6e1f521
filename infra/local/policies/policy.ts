import { ofType, type Resolve } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { type Ask, CONTEXT_KEYS, type ContextKey } from './ask.ts'
import { glob } from './glob.ts'

/** One action on one resource as a policy allows or denies it. */
export interface Grant {
  /** How people read it, one for each value of its conditions: `dynamodb:GetItem on USER#*`. */
  labels: string[]
  effect: 'Allow' | 'Deny'
  covers: (ask: Ask) => boolean
  /** The labels that something covered makes use of. */
  usedBy: (ask: Ask) => string[]
}

type OneOrMore = string | readonly string[]
const list = (values: OneOrMore) => [values].flat()

function pattern(text: string, flags?: string): RegExp {
  if (text.includes('${')) throw new Error(`The local world does not know policy variables: ${text}`)
  return glob(text, flags)
}

/** That every value which a call has for a key is like one of these; IAM too holds it true where it has none. */
interface Condition {
  key: ContextKey
  likes: { value: string; like: RegExp }[]
}

function readCondition(operator: string, key: string, wanted: OneOrMore): Condition {
  if (operator !== 'ForAllValues:StringLike')
    throw new Error(`The local world does not know the condition operator ${operator}`)
  const known = CONTEXT_KEYS.find((each) => each === key)
  if (!known) throw new Error(`The local world does not know the condition key ${key}`)
  return { key: known, likes: list(wanted).map((value) => ({ value, like: pattern(value) })) }
}

interface Statement {
  Effect: Grant['effect']
  Action: OneOrMore
  Resource: OneOrMore
  Condition?: Record<string, Record<string, OneOrMore>>
}

const STATEMENT_KEYS = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition'])

/** A statement, one grant for each action on each resource. Throws on what it cannot judge as IAM would. */
function readStatement(statement: object): Grant[] {
  const unknown = Object.keys(statement).find((key) => !STATEMENT_KEYS.has(key))
  if (unknown) throw new Error(`The local world does not know ${unknown} in a policy`)
  const { Effect, Action, Resource, Condition = {} } = statement as Statement
  const conditions = Object.entries(Condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, wanted]) => readCondition(operator, key, wanted)),
  )
  const values = conditions.flatMap(({ key, likes }) => likes.map((each) => ({ key, ...each })))
  const meets = ({ context }: Ask) =>
    conditions.every(({ key, likes }) =>
      (context[key] ?? []).every((value) => likes.some(({ like }) => like.test(value))),
    )
  return list(Action).flatMap((action) =>
    list(Resource).map((resource) => {
      const [actions, resources] = [pattern(action, 'i'), pattern(resource)]
      const what = `${action} on ${resource.split(':').at(-1)}`
      const parts = values.map(({ key, value, like }) => ({ key, like, label: `${what} ${value}` }))
      const usedBy = ({ context }: Ask) =>
        parts.filter(({ key, like }) => context[key]?.some((value) => like.test(value)))
      return {
        labels: parts.length ? parts.map(({ label }) => label) : [what],
        usedBy: (ask) => (parts.length ? usedBy(ask).map(({ label }) => label) : [what]),
        effect: Effect,
        covers: (ask) => actions.test(ask.action) && resources.test(ask.resource) && meets(ask),
      } satisfies Grant
    }),
  )
}

/** What the policies of the assembly grant a role, by its ARN. */
export function readGrants(assembly: Assembly, resolve: Resolve): (roleArn: string) => Grant[] {
  const policies = ofType(assembly, 'AWS::IAM::Policy', resolve)
  const roles = ofType(assembly, 'AWS::IAM::Role', resolve)
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
