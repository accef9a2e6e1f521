import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from './stacks/stacks.ts'

const context = { 'aws:cdk:disable-asset-staging': true }

/** What AWS Solutions finds in the stacks: each rule with the path of the construct. */
function findingsIn(app: App) {
  const { violations } = new AwsSolutionsChecks(app).validateScope(app)
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ ruleName, path: constructPath })),
  )
}

const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/x'
const everything = { domainName: 'stillwater.test', certificateArn, alarmEmail: 'water@stillwater.test' }

describe.each([
  ['as it is', {}],
  ['with all that the context can give', everything],
])('the rules of AWS Solutions, the system %s', (_, more) => {
  const build = () => buildApp({ ...context, ...more })

  it('[SEC-31] find nothing that we have not given a reason for', () => {
    const todo =
      'Follow each of these rules, or give the reason at the construct with `acknowledge` (infra/stacks/acknowledge.ts)'
    expect(findingsIn(build()), todo).toEqual([])
  })

  it('[SEC-31] would find, without our reasons, everything that has one', () => {
    const app = build()
    const acknowledge = vi.spyOn(Validations.prototype, 'acknowledge').mockReturnValue()
    const findings = findingsIn(build())
    acknowledge.mockRestore()
    const acknowledged = app.node.findAll().flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.entries(data as Record<string, string>))
        .map(([id, reason]) => ({ path: node.path, ruleName: id.replace(/^annotation::/i, ''), reason }))
        .filter(({ ruleName }) => ruleName.startsWith('AwsSolutions-')),
    )
    expect(acknowledged.length).toBeGreaterThan(0)
    const stale = acknowledged.filter(
      ({ path, ruleName }) =>
        !findings.some((found) => found.ruleName === ruleName && `${found.path}/`.startsWith(`${path}/`)),
    )
    expect(stale, 'Nothing breaks these rules there any more: take the reasons away').toEqual([])
    expect(
      acknowledged.filter(({ reason }) => reason.length < 20),
      'Say more of why',
    ).toEqual([])
  })
})
