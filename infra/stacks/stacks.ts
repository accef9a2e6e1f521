import { Annotations, App, Tags } from 'aws-cdk-lib'
import FLAGS from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' }
import { PRODUCT } from '../../shared/product.ts'
import { REMOTES, type RemoteName } from '../../shared/remotes.ts'
import { AlarmStack } from './alarms/alarm-stack.ts'
import { ApiStack } from './api-stack.ts'
import { AuthStack } from './auth-stack.ts'
import { contextNumber } from './context.ts'
import { DataStack } from './data-stack.ts'
import { readGoogleClient } from './google.ts'
import { readStripe } from './stripe.ts'
import { FIREWALL_REGION, FirewallStack } from './web/firewall-stack.ts'
import { RemoteStack } from './web/remote-stack.ts'
import { WebStack } from './web/web-stack.ts'

/** Health data of users in the United Kingdom stays there. */
const REGION = 'eu-west-2'

const COMMON = { env: { region: REGION }, terminationProtection: true }

/** The SSM parameter with the product's own address. The last stack writes it, and the functions read it. */
const ADDRESS_PARAMETER = `/${PRODUCT.toLowerCase()}/address`

const UNOWNED_SENDER = `${PRODUCT.toLowerCase()}@example.com`

/** Our own domain, from the context. Throws for half of it: deploying that would remove a live domain. */
function domainOf(app: App) {
  const [name, certificateArn] = ['domainName', 'certificateArn'].map((key) => app.node.tryGetContext(key) as unknown)
  if (!name && !certificateArn) return undefined
  if (typeof name !== 'string' || typeof certificateArn !== 'string')
    throw new Error('A domain needs both domainName and certificateArn in the context')
  return { name, certificateArn }
}

/** The sender of mail if we have no own domain: `mailFrom` of the context. The default address has no owner. */
function mailAddressOf(app: App): string {
  const given = app.node.tryGetContext('mailFrom') as unknown
  return typeof given === 'string' ? given : UNOWNED_SENDER
}

/** Warns when the deployed system could not send mail. `buildApp` does not call it: the local world needs no sender. */
export function warnWithoutSender(app: App): void {
  if (!domainOf(app) && mailAddressOf(app) === UNOWNED_SENDER)
    Annotations.of(app.node.findChild(`${PRODUCT}-Api`)).addWarningV2(
      `${PRODUCT.toLowerCase()}:mailFromNobody`,
      `Without domainName or mailFrom in the context, mail comes from ${UNOWNED_SENDER}. No one can confirm that address, so every mail will become a dead letter`,
    )
}

function addRemote(app: App, remote: RemoteName): RemoteStack {
  return new RemoteStack(app, `${PRODUCT}-${remote === 'learn' ? 'Learn' : 'Admin'}`, { ...COMMON, remote })
}

/** One remote alone, which is deployed when nothing else has changed. */
export function buildRemote(remote: RemoteName): App {
  const app = new App({ context: FLAGS })
  addRemote(app, remote)
  Tags.of(app).add('product', PRODUCT)
  return app
}

/**
 * The whole system. The context that affects templates is set here and not in `cdk.json`, which only the command line
 * reads. So every caller gets the same templates. `context` adds to it.
 */
export function buildApp(context: Record<string, unknown> = {}): App {
  const app = new App({ context: { ...FLAGS, ...context } })
  const domain = domainOf(app)
  const alarms = new AlarmStack(app, `${PRODUCT}-Alarms`, COMMON)
  const data = new DataStack(app, `${PRODUCT}-Data`, { ...COMMON, alarms })
  const auth = new AuthStack(app, `${PRODUCT}-Auth`, COMMON)
  const api = new ApiStack(app, `${PRODUCT}-Api`, {
    ...COMMON,
    dataTable: data.table,
    erasedTable: data.erased,
    pagesBucket: data.pages,
    mediaBucket: data.media,
    domain: domain?.name,
    pool: auth.pool,
    client: auth.client,
    mail: { domain: domain?.name, address: mailAddressOf(app) },
    addressParameter: ADDRESS_PARAMETER,
    google: readGoogleClient(app),
    stripe: readStripe(app),
    alarms,
  })
  const firewallLimit = contextNumber(app, 'firewallLimit')
  const firewall = firewallLimit
    ? new FirewallStack(app, `${PRODUCT}-Firewall`, {
        ...COMMON,
        env: { region: FIREWALL_REGION },
        limit: firewallLimit,
      })
    : undefined
  const web = new WebStack(app, `${PRODUCT}-Web`, {
    ...COMMON,
    httpApi: api.httpApi,
    originSecret: api.originSecret,
    pagesBucket: data.pages,
    mediaBucket: data.media,
    inboxBucket: api.inbox,
    domain,
    firewallArn: firewall?.arn,
    addressParameter: ADDRESS_PARAMETER,
  })
  for (const remote of REMOTES) addRemote(app, remote).addStackDependency(web)
  Tags.of(app).add('product', PRODUCT)
  return app
}
