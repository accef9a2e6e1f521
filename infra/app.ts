import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { REMOTES } from '../shared/remotes.ts'
import { buildApp, buildRemote, warnWithoutSender } from './stacks/stacks.ts'

/** Entry point of `cdk`: synthesises the whole system, or only one remote if its name is the first argument. */
const remote = REMOTES.find((name) => name === process.argv[2])
const app = remote ? buildRemote(remote) : buildApp()
if (!remote) warnWithoutSender(app)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
