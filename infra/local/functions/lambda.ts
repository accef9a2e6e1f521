import { join } from 'node:path'
import { REGION, type Resolve, type ResolvedResource, resourcesOfType } from '../template/resolve.ts'
import type { Assembly } from '../template/template.ts'
import type { FunctionSpec, LocalFunction } from './local-function.ts'

interface OwnFunction extends ResolvedResource {
  caller: FunctionSpec['caller']
}

/** Returns every function of the stacks except CDK's own deployment function. */
export function ownFunctions(assembly: Assembly, resolve: Resolve): OwnFunction[] {
  return resourcesOfType(assembly, 'AWS::Lambda::Function', resolve)
    .filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'))
    .map((resource) => ({ ...resource, caller: resource.id.replace(/Function[0-9A-F]{8}$/, '') }))
}

/** Starts all our own functions. Returns them by ARN. */
export function startFunctions(
  assembly: Assembly,
  resolve: Resolve,
  endpoints: Record<string, string>,
  start: (spec: FunctionSpec) => LocalFunction,
): Map<string, LocalFunction> {
  return new Map(
    ownFunctions(assembly, resolve).map(({ name, stack, id, caller, properties }) => {
      const { Runtime, Handler, Code, Environment, MemorySize, Timeout } = properties as unknown as FunctionProperties
      const folder = assembly.assetFolders.get(Code.S3Key)
      if (Runtime !== 'nodejs24.x' || Handler !== 'index.handler' || !folder)
        throw new Error(`The local world cannot run ${id} (${Runtime}, ${Handler})`)
      const environment = {
        ...Environment.Variables,
        ...endpoints,
        AWS_REGION: REGION,
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_ACCESS_KEY_ID: caller,
        AWS_SECRET_ACCESS_KEY: 'local',
      }
      const file = join(folder, 'index.mjs')
      const spec = { name, caller, file, environment, timeoutMs: Timeout * 1000, memoryMb: MemorySize }
      const arn = String(resolve({ 'Fn::GetAtt': [id, 'Arn'] }, stack))
      return [arn, start(spec)]
    }),
  )
}

interface FunctionProperties {
  Runtime: string
  Handler: string
  Code: { S3Key: string }
  Environment: { Variables: Record<string, string> }
  MemorySize: number
  Timeout: number
}
