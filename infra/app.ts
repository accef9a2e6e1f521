import { buildApp } from './stacks.ts'

buildApp().synth()
