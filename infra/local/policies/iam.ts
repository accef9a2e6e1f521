import { ownFunctions } from '../functions/lambda.ts'
import { ACCOUNT, type Resolve } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import { createCallReader } from './calls.ts'
import type { Call, CallReader, Permission } from './permission.ts'
import { type Grant, readGrants } from './policy.ts'

interface Caller {
  /** Its identity in IAM: the function's role, assumed with the function's name. */
  arn: string
  grants: Grant[]
  /** The labels of the grants that calls have used. */
  used: Set<string>
  refused: Set<string>
}

/** Lambda on AWS writes logs with these permissions. The local world reads what a function prints and needs none. */
const NEVER_USED_LOCALLY = /^logs:(CreateLogStream|PutLogEvents) /

const usableLabels = (grants: readonly Grant[]) =>
  grants
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(({ labels }) => labels)
    .filter((label) => !NEVER_USED_LOCALLY.test(label))

/**
 * Checks every call of the functions against the policies of their roles, like IAM: a call needs a statement that
 * allows it, and no statement that denies it. Records the used grants and the refused calls.
 */
export class Judge {
  private readonly read: CallReader
  private readonly callers = new Map<string, Caller>()

  /** Throws when a policy contains something that it cannot evaluate. */
  constructor(assembly: Assembly, resolve: Resolve) {
    this.read = createCallReader(assembly, resolve)
    const grantsOf = readGrants(assembly, resolve)
    for (const { caller, name, properties } of ownFunctions(assembly, resolve)) {
      const role = String(properties['Role'])
      const arn = `arn:aws:sts::${ACCOUNT}:assumed-role/${role.split('/').at(-1)}/${name}`
      this.callers.set(caller, { arn, grants: grantsOf(role), used: new Set(), refused: new Set() })
    }
  }

  /** Returns IAM's error message for a refused call, or `undefined` for an allowed call. */
  refusal(call: Call): string | undefined {
    const caller = this.callers.get(call.caller)
    if (!caller) return `The security token included in the request is invalid: ${call.caller}`
    const message = refusalOf(caller, call, this.read(call))
    if (message) caller.refused.add(message)
    return message
  }

  /** Returns the used grants, the unused grants and the refused calls of each function. */
  report() {
    return Object.fromEntries(
      [...this.callers].map(([name, { grants, used, refused }]) => {
        const labels = (isUsed: boolean) => usableLabels(grants).filter((label) => used.has(label) === isUsed)
        return [name, { used: labels(true), unused: labels(false), refused: [...refused] }]
      }),
    )
  }
}

type Report = ReturnType<Judge['report']>

/**
 * Compares policies and calls of several worlds. Returns one line for each grant that no world used, and for each call
 * that any world refused.
 */
export function findPolicyMismatches(reports: readonly Report[]): string[] {
  const all = reports.flatMap((report) => Object.entries(report))
  const used = new Set(all.flatMap(([name, each]) => each.used.map((label) => `${name} ${label}`)))
  const lines = all.flatMap(([name, { unused, refused }]) => [
    ...unused.filter((label) => !used.has(`${name} ${label}`)).map((label) => `${name} never needed ${label}`),
    ...refused.map((message) => `${name} was refused: ${message}`),
  ])
  return [...new Set(lines)]
}

/** Returns the error message for the first permission that is missing or denied. Otherwise records the used grants. */
function refusalOf(
  { arn, grants, used }: Caller,
  { service, operation }: Call,
  permissions?: Permission[],
): string | undefined {
  if (!permissions)
    return `The local world cannot judge ${service} ${operation}; teach it in infra/local/policies/calls.ts`
  const usedLabels: string[] = []
  for (const permission of permissions) {
    const covering = grants.filter((grant) => grant.covers(permission))
    const denied = covering.some(({ effect }) => effect === 'Deny')
    const [allowed] = covering
    if (denied || !allowed) {
      const reason = denied
        ? 'with an explicit deny in an identity-based policy'
        : `because no identity-based policy allows the ${permission.action} action`
      const { action, resource } = permission
      return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${reason}`
    }
    usedLabels.push(...allowed.usedBy(permission))
  }
  for (const label of usedLabels) used.add(label)
  return undefined
}
