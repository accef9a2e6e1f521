import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildApp, warnOfNobody } from './stacks.ts'

const app = buildApp()
warnOfNobody(app)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
