import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * A real Bluesky server for this machine: account server (PDS) and its directory of identities (PLC) in one process.
 * `node server.mjs --port 2583 --plc-port 2582 --data folder` prints `ready <address>`; the folder survives a restart.
 * It ends on SIGTERM, SIGINT, or when its standard input closes, so that it never outlives the process that started it.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2583' },
    'plc-port': { type: 'string', default: '2582' },
    data: { type: 'string', default: 'data' },
  },
})
const { port, 'plc-port': plcPort } = values
const data = resolve(values.data)
mkdirSync(join(data, 'blobs'), { recursive: true })

/** The directory keeps identities in memory only; its operations are written down and replayed. */
async function openDirectory() {
  const file = join(data, 'identities.jsonl')
  const database = Database.mock()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  for (const { did, operation } of lines.map((line) => JSON.parse(line)))
    await database.validateAndAddOp(did, operation)
  const add = database.validateAndAddOp.bind(database)
  database.validateAndAddOp = async (/** @type {string} */ did, /** @type {unknown} */ operation) => {
    await add(did, operation)
    appendFileSync(file, `${JSON.stringify({ did, operation })}\n`)
  }
  return database
}

/** Keys of this server, made once per data folder: accounts and sessions depend on them. */
function ownSecrets() {
  const file = join(data, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const key = () => randomBytes(32).toString('hex')
  const secrets = {
    PDS_PLC_ROTATION_KEY_K256_PRIVATE_KEY_HEX: key(),
    PDS_DPOP_SECRET: key(),
    PDS_JWT_SECRET: key(),
    PDS_ADMIN_PASSWORD: key(),
  }
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

const { PlcServer, Database } = createRequire(import.meta.url)('@did-plc/server')
const directory = await openDirectory()
const plc = PlcServer.create({ db: directory, port: Number(plcPort) })
await plc.start()

Object.assign(process.env, ownSecrets(), {
  PDS_HOSTNAME: 'localhost',
  PDS_PORT: port,
  PDS_DEV_MODE: 'true',
  PDS_DATA_DIRECTORY: data,
  PDS_BLOBSTORE_DISK_LOCATION: join(data, 'blobs'),
  PDS_DID_PLC_URL: `http://localhost:${plcPort}`,
  PDS_INVITE_REQUIRED: 'false',
  PDS_SERVICE_HANDLE_DOMAINS: '.test',
  PDS_RATE_LIMITS_ENABLED: 'false',
  LOG_ENABLED: '0',
})
// The packages read the environment while they load.
const { PDS, envToCfg, envToSecrets, readEnv } = await import('@atproto/pds')
const environment = readEnv()
const pds = await PDS.create(envToCfg(environment), envToSecrets(environment))
await pds.start()

let ending = false
async function end() {
  if (ending) return
  ending = true
  await pds.destroy()
  await plc.destroy()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => void end())
process.stdin.on('end', () => void end()).resume()

process.stdout.write(`ready http://localhost:${port}\n`)
