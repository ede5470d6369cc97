import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeBlock } from './emulators/emulator-ports.ts'
import { startEmulators } from './emulators/emulators.ts'
import { removeTraces } from './emulators/remove-traces.ts'
import { testRun } from './emulators/run-plan.ts'
import { writeConfig } from './emulators/write-config.ts'
import { beginLifetime, type Lifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { step } from './setup/progress.mjs'
import { ensureRedis } from './setup/redis.mjs'

/** `npm run bench:dispatch`: measures deliveries of our engine in memory and on Firestore, compared with the same number of BullMQ jobs. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    const { block, ports } = await freeBlock()
    const plan = testRun(block, ports)
    lifetime.onEnd(() => removeTraces(plan))
    writeConfig(plan)
    await step('Starting the Firestore emulator', () => startEmulators(plan, 'firestore', lifetime))
    const redisPort = await startRedis(lifetime)
    const env = {
      ...process.env,
      GCLOUD_PROJECT: plan.project,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      // Stops the Admin SDK from asking the cloud's metadata server, which does not exist here, for credentials.
      METADATA_SERVER_DETECTION: 'none',
      ...(redisPort !== null && { BENCH_REDIS_PORT: String(redisPort) }),
    }
    const child = spawn(process.execPath, [join(ROOT, 'tests/bench/dispatch.ts')], { stdio: 'inherit', env })
    lifetime.owns(child)
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

/** Starts a separate Redis server that stores nothing on disk. Returns its port; null if Redis is not available. */
async function startRedis(lifetime: Lifetime): Promise<number | null> {
  const command = await ensureRedis()
  if (command === null) return null
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'postwright-redis-'))
  lifetime.onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  lifetime.owns(spawn(command, args, { stdio: 'ignore' }))
  return port
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

await runMain(main)
