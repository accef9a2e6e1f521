import { type Ask, CONTEXT_KEYS } from './ask.ts'
import { ofType, type Resolve } from './resolve.ts'
import type { Assembly } from './template.ts'

/** One action on one resource as a policy allows or denies it. */
export interface Grant {
  /** How people read it: `dynamodb:GetItem on USER#*`. */
  label: string
  effect: 'Allow' | 'Deny'
  covers: (ask: Ask) => boolean
}

type OneOrMore = string | readonly string[]
const list = (values: OneOrMore) => [values].flat()

/** Text in which `*` stands for anything and `?` for one character. */
function pattern(text: string, flags = ''): RegExp {
  if (text.includes('${')) throw new Error(`The local world does not know policy variables: ${text}`)
  const source = text
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`, `s${flags}`)
}

const TESTS: Record<string, (wanted: string) => (value: string) => boolean> = {
  StringEquals: (wanted) => (value) => value === wanted,
  StringLike: (wanted) => {
    const like = pattern(wanted)
    return (value) => like.test(value)
  },
}

type Quantifier = (values: readonly string[], holds: (value: string) => boolean) => boolean
const QUANTIFIERS: Record<string, Quantifier> = {
  // IAM too holds it true where the call has no value at all.
  ForAllValues: (values, holds) => values.every(holds),
  ForAnyValue: (values, holds) => values.some(holds),
  one: (values, holds) => values.length === 1 && values.every(holds),
}

function readCondition(operator: string, key: string, wanted: OneOrMore): Grant['covers'] {
  const [test = '', quantifier = 'one'] = operator.split(':').toReversed()
  const [makeTest, holdsFor] = [TESTS[test], QUANTIFIERS[quantifier]]
  if (!makeTest || !holdsFor) throw new Error(`The local world does not know the condition operator ${operator}`)
  const known = CONTEXT_KEYS.find((each) => each === key)
  if (!known) throw new Error(`The local world does not know the condition key ${key}`)
  const tests = list(wanted).map(makeTest)
  return ({ context }) => holdsFor(context[known] ?? [], (value) => tests.some((holds) => holds(value)))
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
  const wanted = Object.entries(Condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, values]) => ({ operator, key, values })),
  )
  const conditions = wanted.map(({ operator, key, values }) => readCondition(operator, key, values))
  const where = wanted.flatMap(({ values }) => list(values)).join(', ')
  return list(Action).flatMap((action) =>
    list(Resource).map((resource) => {
      const [actions, resources] = [pattern(action, 'i'), pattern(resource)]
      return {
        label: `${action} on ${[resource.split(':').at(-1), where].filter(Boolean).join(' ')}`,
        effect: Effect,
        covers: (ask) =>
          actions.test(ask.action) && resources.test(ask.resource) && conditions.every((holds) => holds(ask)),
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
