import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from './stacks/stacks.ts'

const context = { 'aws:cdk:disable-asset-staging': true }

/** The violations of AWS Solutions rules: for each, the rule and the path of the construct. */
function findingsIn(app: App) {
  const { violations } = new AwsSolutionsChecks(app).validateScope(app)
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ ruleName, path: constructPath })),
  )
}

const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/x'
const allOptions = {
  domainName: 'stillwater.test',
  certificateArn,
  alarmEmail: 'water@stillwater.test',
  firewallLimit: 2_000,
  reservedConcurrency: 50,
  monthlyBudget: 40,
}

describe.each([
  ['with the default context', {}],
  ['with every option of the context', allOptions],
])('AWS Solutions rules, system %s', (_, options) => {
  const build = () => buildApp({ ...context, ...options })

  it('[SEC-31] report no finding without an acknowledged reason', () => {
    const advice =
      'Follow each of these rules, or give the construct a reason with `acknowledge` (infra/stacks/acknowledge.ts)'
    expect(findingsIn(build()), advice).toEqual([])
  })

  it('[SEC-31] still report a finding for every acknowledged reason', () => {
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
    expect(stale, 'These rules are no longer violated there: remove the reasons').toEqual([])
    expect(
      acknowledged.filter(({ reason }) => reason.length < 20),
      'The reason is too short',
    ).toEqual([])
  })
})
