import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freeBlock } from './emulators/emulator-ports.ts'
import { startEmulators } from './emulators/emulators.ts'
import { removeTraces } from './emulators/remove-traces.ts'
import { testRun } from './emulators/run-plan.ts'
import { writeConfig } from './emulators/write-config.ts'
import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { step } from './setup/progress.mjs'

/** `npm run bench:admin`: measures time and reads of the admin area's lists with many people and audit entries. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    const { block, ports } = await freeBlock()
    const plan = testRun(block, ports)
    lifetime.onEnd(() => removeTraces(plan))
    writeConfig(plan)
    await step('Starting the Firestore emulator', () => startEmulators(plan, 'firestore', lifetime))
    const env = {
      ...process.env,
      GCLOUD_PROJECT: plan.project,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      // Stops the Admin SDK from asking the cloud's metadata server, which does not exist here, for credentials.
      METADATA_SERVER_DETECTION: 'none',
    }
    const child = spawn(process.execPath, [join(ROOT, 'tests/bench/admin.ts')], { stdio: 'inherit', env })
    lifetime.owns(child)
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

await runMain(main)
