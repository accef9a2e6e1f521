import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILD_FOLDER } from '../../build/bundle.ts'
import { buildApp } from '../../stacks/stacks.ts'
import { assertKnown } from './known.ts'
import type { Resource } from './resource.ts'

interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>
  Outputs?: Record<string, { Value: unknown }>
  Parameters?: Record<string, { Type: string; Default?: string }>
}

/** All synthesised stacks: their resources, outputs and parameters, and the folder of each asset. */
export interface Assembly {
  resources: Resource[]
  /** The unresolved values, by `stack.output`. */
  outputs: Map<string, unknown>
  /** The names of the SSM parameters that a stack reads at its deployment, by `stack.parameter`. */
  parameters: Map<string, string>
  assetFolders: Map<string, string>
}

interface AssetFile {
  source: { path?: string }
  destinations: Record<string, { objectKey: string }>
}

/**
 * Synthesises the stacks in this process, as the CDK command line does with this context. Assets are not copied: their
 * folders are in `buildFolder`, which is the build or a copy of it.
 */
export function synthesise(context: Record<string, unknown> = {}, buildFolder = BUILD_FOLDER): Assembly {
  const app = buildApp({ ...context, 'aws:cdk:disable-asset-staging': true })
  const { stacks, directory } = withoutValidation(() => app.synth({ skipValidation: true }))
  const assetFolders = new Map<string, string>()
  for (const { id } of stacks) {
    const manifest = readFileSync(join(directory, `${id}.assets.json`), 'utf8')
    const { files } = JSON.parse(manifest) as { files: Record<string, AssetFile> }
    for (const { source, destinations } of Object.values(files))
      for (const { objectKey } of Object.values(destinations))
        if (source.path) assetFolders.set(objectKey, resolve(directory, source.path).replace(BUILD_FOLDER, buildFolder))
  }
  const templates = stacks.map(({ stackName, template }) => ({ stack: stackName, template: template as Template }))
  rmSync(directory, { recursive: true })
  return readTemplates(templates, assetFolders)
}

/** Skips the validation, which takes longer than all other parts of the start. `cdk synth` and a test validate. */
function withoutValidation<T>(synth: () => T): T {
  const previousValue = process.env['CDK_VALIDATION']
  process.env['CDK_VALIDATION'] = 'false'
  try {
    return synth()
  } finally {
    if (previousValue === undefined) delete process.env['CDK_VALIDATION']
    else process.env['CDK_VALIDATION'] = previousValue
  }
}

/** Reads templates into one list of resources. Throws for a type or property that the local world does not know. */
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
