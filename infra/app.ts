import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildApp } from './stacks.ts'

const app = buildApp()
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
