import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildFunctions } from './emulators/build.ts'
import { freeBlock } from './emulators/emulator-ports.ts'
import { startEmulators } from './emulators/emulators.ts'
import { removeTraces } from './emulators/remove-traces.ts'
import { type RunPlan, testRun } from './emulators/run-plan.ts'
import { writeConfig } from './emulators/write-config.ts'
import { beginLifetime, type Lifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { step } from './setup/progress.mjs'

/** `npm run bench:refresh`: compares the client's token refresh with another library's, then the server's token refresh with its health check. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    if (!(await run('refresh.ts', process.env, lifetime))) return 1
    const { block, ports } = await freeBlock()
    const plan = testRun(block, ports)
    lifetime.onEnd(() => removeTraces(plan))
    writeConfig(plan)
    await step('Building the functions', () => buildFunctions(plan))
    await step('Starting the emulators', () => startEmulators(plan, 'all', lifetime))
    return (await run('refresh-load.ts', { ...process.env, ...environmentOf(plan) }, lifetime)) ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

/** Returns the environment that a process of the built functions needs in addition to the settings and keys in its folder. */
function environmentOf({ project, ports, buildFolder }: RunPlan): NodeJS.ProcessEnv {
  return {
    POSTWRIGHT_FUNCTIONS_FOLDER: join(buildFolder, 'functions'),
    GCLOUD_PROJECT: project,
    // Stops the Admin SDK from asking the cloud's metadata server, which does not exist here, for credentials.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  }
}

async function run(program: string, env: NodeJS.ProcessEnv, lifetime: Lifetime): Promise<boolean> {
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench', program)], { stdio: 'inherit', env })
  lifetime.owns(child)
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0
}

await runMain(main)
