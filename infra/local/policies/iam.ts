import { ownFunctions } from '../functions/lambda.ts'
import { ACCOUNT, type Resolve } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import type { Ask, Call, Read } from './ask.ts'
import { readerOf } from './calls.ts'
import { type Grant, readGrants } from './policy.ts'

interface Caller {
  /** Who it is to IAM: the function's role, taken on under the function's name. */
  arn: string
  grants: Grant[]
  /** Labels of grants. */
  used: Set<string>
  refused: Set<string>
}

/** Lambda itself writes the log; here the local world reads what a function prints, so no call ever needs these. */
const NOT_OF_THIS_MACHINE = /^logs:(CreateLogStream|PutLogEvents) /

const owed = (grants: readonly Grant[]) =>
  grants
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(({ labels }) => labels)
    .filter((label) => !NOT_OF_THIS_MACHINE.test(label))

/**
 * Judges every call of the functions by the policies of their roles, as IAM does: what no statement allows is
 * refused, and a denial wins. It remembers what was used and what was refused.
 */
export class Judge {
  private readonly read: Read
  private readonly callers = new Map<string, Caller>()

  /** Throws when a policy holds what it cannot judge. */
  constructor(assembly: Assembly, resolve: Resolve) {
    this.read = readerOf(assembly, resolve)
    const grantsOf = readGrants(assembly, resolve)
    for (const { caller, name, properties } of ownFunctions(assembly, resolve)) {
      const role = String(properties['Role'])
      const arn = `arn:aws:sts::${ACCOUNT}:assumed-role/${role.split('/').at(-1)}/${name}`
      this.callers.set(caller, { arn, grants: grantsOf(role), used: new Set(), refused: new Set() })
    }
  }

  /** Why a call is refused, in IAM's words; `undefined` when it may pass. */
  refusal(call: Call): string | undefined {
    const caller = this.callers.get(call.caller)
    if (!caller) return `The security token included in the request is invalid: ${call.caller}`
    const message = refusalOf(caller, call, this.read(call))
    if (message) caller.refused.add(message)
    return message
  }

  /** By function: the grants that some call needed, those that none did, and what was refused. */
  report() {
    return Object.fromEntries(
      [...this.callers].map(([name, { grants, used, refused }]) => {
        const labels = (wanted: boolean) => owed(grants).filter((label) => used.has(label) === wanted)
        return [name, { used: labels(true), unused: labels(false), refused: [...refused] }]
      }),
    )
  }
}

type Report = ReturnType<Judge['report']>

/**
 * One line for each grant that nothing needed in any of several worlds and each call that one of them refused; none when
 * policies and calls agree.
 */
export function complaints(reports: readonly Report[]): string[] {
  const all = reports.flatMap((report) => Object.entries(report))
  const used = new Set(all.flatMap(([name, each]) => each.used.map((label) => `${name} ${label}`)))
  const lines = all.flatMap(([name, { unused, refused }]) => [
    ...unused.filter((label) => !used.has(`${name} ${label}`)).map((label) => `${name} never needed ${label}`),
    ...refused.map((message) => `${name} was refused: ${message}`),
  ])
  return [...new Set(lines)]
}

function refusalOf({ arn, grants, used }: Caller, { service, operation }: Call, asks?: Ask[]): string | undefined {
  if (!asks) return `The local world cannot judge ${service} ${operation}; teach it in infra/local/policies/calls.ts`
  const needed: string[] = []
  for (const ask of asks) {
    const covering = grants.filter((grant) => grant.covers(ask))
    const denied = covering.some(({ effect }) => effect === 'Deny')
    const [allowed] = covering
    if (denied || !allowed) {
      const why = denied
        ? 'with an explicit deny in an identity-based policy'
        : `because no identity-based policy allows the ${ask.action} action`
      return `User: ${arn} is not authorized to perform: ${ask.action} on resource: ${ask.resource} ${why}`
    }
    needed.push(...allowed.usedBy(ask))
  }
  for (const label of needed) used.add(label)
  return undefined
}
