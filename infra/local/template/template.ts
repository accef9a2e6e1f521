import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILT } from '../../build/bundle.ts'
import { buildApp } from '../../stacks/stacks.ts'
import { assertKnown } from './known.ts'
import type { Resource } from './resource.ts'

interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>
  Outputs?: Record<string, { Value: unknown }>
  Parameters?: Record<string, { Type: string; Default?: string }>
}

/** The synthesised system: its resources, what the stacks tell each other, and the folder behind each asset. */
export interface Assembly {
  resources: Resource[]
  /** Unresolved, by `stack.output`. */
  outputs: Map<string, unknown>
  /** The names of SSM parameters whose values a stack is deployed with, by `stack.parameter`. */
  parameters: Map<string, string>
  assetFolders: Map<string, string>
}

interface AssetFile {
  source: { path?: string }
  destinations: Record<string, { objectKey: string }>
}

/**
 * Synthesises the stacks in process, as the command line would with this context, but with assets left where they are,
 * or taken from `built`, a copy of the build.
 */
export function synthesise(context: Record<string, unknown> = {}, built = BUILT): Assembly {
  const app = buildApp({ ...context, 'aws:cdk:disable-asset-staging': true })
  const { stacks, directory } = withoutValidation(() => app.synth({ skipValidation: true }))
  const assetFolders = new Map<string, string>()
  for (const { id } of stacks) {
    const manifest = readFileSync(join(directory, `${id}.assets.json`), 'utf8')
    const { files } = JSON.parse(manifest) as { files: Record<string, AssetFile> }
    for (const { source, destinations } of Object.values(files))
      for (const { objectKey } of Object.values(destinations))
        if (source.path) assetFolders.set(objectKey, resolve(directory, source.path).replace(BUILT, built))
  }
  const templates = stacks.map(({ stackName, template }) => ({ stack: stackName, template: template as Template }))
  rmSync(directory, { recursive: true })
  return readTemplates(templates, assetFolders)
}

/** Leaves out what `cdk synth` and a test judge the templates by: it takes longer than all else that a world starts with. */
function withoutValidation<T>(synth: () => T): T {
  const before = process.env['CDK_VALIDATION']
  process.env['CDK_VALIDATION'] = 'false'
  try {
    return synth()
  } finally {
    if (before === undefined) delete process.env['CDK_VALIDATION']
    else process.env['CDK_VALIDATION'] = before
  }
}

/** Reads templates into one list of resources. Throws on a type or property that the runner does not know. */
export function readTemplates(
  templates: readonly { stack: string; template: Template }[],
  assetFolders = new Map<string, string>(),
): Assembly {
  const assembly: Assembly = { resources: [], outputs: new Map(), parameters: new Map(), assetFolders }
  for (const { stack, template } of templates) {
    for (const [id, { Type: type, Properties: properties = {} }] of Object.entries(template.Resources)) {
      const resource = { stack, id, type, properties }
      assertKnown(resource)
      assembly.resources.push(resource)
    }
    for (const [name, { Value }] of Object.entries(template.Outputs ?? {}))
      assembly.outputs.set(`${stack}.${name}`, Value)
    for (const [name, { Type, Default = '' }] of Object.entries(template.Parameters ?? {}))
      if (Type === 'AWS::SSM::Parameter::Value<String>') assembly.parameters.set(`${stack}.${name}`, Default)
  }
  return assembly
}
