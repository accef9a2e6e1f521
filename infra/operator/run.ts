import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { lockFolder } from '../local/folder-lock.ts'
import { dynamoClient, startDynamoDb } from '../local/services/dynamodb.ts'

/*
 * `npm run operator -- <command>`: the operator's drill. Commands: `backup <file>`, `restore <file> [--replace]`,
 * `erase-again` (after a restore by AWS), `compare <file>`, `make-admin <address>` and `remove-passkeys <address>`. They use the AWS credentials of the environment, or with
 * `--local <folder>` the data of a local world that is not running.
 */

const { values, positionals } = parseArgs({
  options: { local: { type: 'string' }, replace: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [command, file] = positionals

/** The only table whose name begins like this; on AWS a random ending follows. A variable can name another one. */
function findTable(names: readonly string[], variable: string, beginning: string): string {
  const given = process.env[variable]
  if (given) return given
  const found = names.filter((name) => name.startsWith(beginning))
  if (found.length !== 1 || !found[0])
    throw new Error(`There are ${found.length} tables ${beginning}…: name one by ${variable}`)
  return found[0]
}

async function openTables(client: DynamoDBClient) {
  const names: string[] = []
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) names.push(...TableNames)
  const main = findTable(names, 'TABLE_NAME', 'Stillwater-Data-Table')
  const erased = findTable(names, 'ERASED_TABLE_NAME', 'Stillwater-Data-Erased')
  // The code of the functions, which erases, reads it.
  process.env['TABLE_NAME'] = main
  return { client, main, erased }
}

/** Connects to the data of a local world. Returns the client and how to end it. */
async function openLocal(folder: string) {
  const path = resolve(folder)
  const release = await lockFolder(path)
  const dynamo = await startDynamoDb(path)
  await dynamo.ready
  const endpoint = `http://127.0.0.1:${dynamo.port}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  const stop = () => {
    dynamo.stop()
    release()
  }
  return { client: dynamoClient(endpoint, 'local'), stop }
}

async function run(client: DynamoDBClient): Promise<object> {
  const tables = await openTables(client)
  // Loaded only now, because the client of the functions reads the environment.
  const { applyErasures, backUp, compare, restore } = await import('./operations.ts')
  const now = Date.now()
  if (command === 'erase-again') return applyErasures(tables, now)
  if (!file) throw new Error('Please name a command, and its file or address: see infra/README.md')
  if (command === 'make-admin') return (await import('./make-admin.ts')).makeAdmin(tables, file)
  if (command === 'remove-passkeys') return (await import('./remove-passkeys.ts')).removePasskeys(tables, file)
  if (command === 'backup') return { items: await backUp(tables, file) }
  if (command === 'restore') return restore(tables, file, { replaces: values.replace, now })
  if (command === 'compare') return compare(tables, file)
  throw new Error(`There is no command ${command}`)
}

const local = values.local === undefined ? undefined : await openLocal(values.local)
try {
  const result = await run(local?.client ?? new DynamoDBClient())
  process.stdout.write(`${command}: ${JSON.stringify(result)}\n`)
  if ('isEqual' in result && !result.isEqual) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  local?.stop()
}
