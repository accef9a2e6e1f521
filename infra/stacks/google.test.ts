import type { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { templateOf } from '../../tests/fixtures/stacks.ts'

/** Pairs of a function's name and its variables for Google or the product's address. Payments have tests of their own. */
function googleVariablesOf(template: Template) {
  const functions = Object.values(template.findResources('AWS::Lambda::Function'))
  return functions.flatMap(({ Properties }) => {
    if (isOther(Properties.Environment?.Variables?.POWERTOOLS_SERVICE_NAME)) return []
    const variables = Object.entries((Properties.Environment?.Variables ?? {}) as Record<string, unknown>)
    const found = variables.filter(([name]) => /GOOGLE|ADDRESS_PARAMETER/.test(name))
    return found.length ? [[Properties.Environment.Variables.POWERTOOLS_SERVICE_NAME, Object.fromEntries(found)]] : []
  })
}

/** Pairs of a feature's name and a parameter that its role may read. */
function readableParameters(template: Template) {
  const policies = Object.values(template.findResources('AWS::IAM::Policy'))
  return policies.flatMap(({ Properties }) => {
    const { Statement } = Properties.PolicyDocument as { Statement: { Action: string }[] }
    const read = Statement.filter(({ Action }) => Action === 'ssm:GetParameter')
    const names = JSON.stringify(read).matchAll(/:parameter([\w/-]+)/g)
    const feature = Properties.PolicyName.split('Role')[0]
    return isOther(feature) ? [] : [...names].map(([, name]) => [feature, name])
  })
}

/** The features that read parameters of payments and of notifications. */
const isOther = (feature: string) =>
  ['billing', 'erasure', 'operations', 'payments', 'push', 'reconcile', 'ring'].includes(feature)

describe('our OAuth client at Google', () => {
  it('[SEC-31] is configured for auth only, and its secret only by the name of a parameter', () => {
    const template = templateOf('Api', { googleClientId: 'ours.apps.googleusercontent.com' })
    expect(googleVariablesOf(template)).toEqual([
      [
        'auth',
        {
          GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com',
          GOOGLE_SECRET_PARAMETER: '/stillwater/google-client-secret',
          GOOGLE_ISSUER: 'https://accounts.google.com',
          GOOGLE_AUTHORISE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
          GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
          GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
          ADDRESS_PARAMETER: '/stillwater/address',
        },
      ],
      ['mail', { ADDRESS_PARAMETER: '/stillwater/address' }],
      ['pages', { ADDRESS_PARAMETER: '/stillwater/address' }],
      ['passkeys', { ADDRESS_PARAMETER: '/stillwater/address' }],
    ])
    expect(readableParameters(template)).toEqual([
      ['auth', '/stillwater/address'],
      ['auth', '/stillwater/google-client-secret'],
      ['mail', '/stillwater/address'],
      ['pages', '/stillwater/address'],
      ['passkeys', '/stillwater/address'],
    ])
  })

  it('is optional: without it, no function has Google variables or may read the secret', () => {
    const template = templateOf('Api')
    expect(JSON.stringify(googleVariablesOf(template))).not.toContain('GOOGLE')
    expect(readableParameters(template)).toEqual([
      ['mail', '/stillwater/address'],
      ['pages', '/stillwater/address'],
      ['passkeys', '/stillwater/address'],
    ])
  })
})
