import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { REMOTES } from '../shared/remotes.ts'
import { buildApp, buildRemote, warnOfNobody } from './stacks/stacks.ts'

/** What `cdk` synthesises: the whole system or, with a remote's name, that remote alone. */
const remote = REMOTES.find((name) => name === process.argv[2])
const app = remote ? buildRemote(remote) : buildApp()
if (!remote) warnOfNobody(app)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
