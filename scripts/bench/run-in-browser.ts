import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildFunctions, buildWeb } from '../emulators/build.ts'
import { freeBlock } from '../emulators/emulator-ports.ts'
import { startEmulators } from '../emulators/emulators.ts'
import { removeTraces } from '../emulators/remove-traces.ts'
import { testRun } from '../emulators/run-plan.ts'
import { writeConfig } from '../emulators/write-config.ts'
import { bringUpMails } from '../local/mails.ts'
import { beginLifetime } from '../local/lifetime.ts'
import { ROOT } from '../setup/places.mjs'
import { step } from '../setup/progress.mjs'
import { testEnvironment } from '../test/emulator-tests.ts'

/**
 * Runs a program of `tests/bench` together with the whole product, as built for release, and the tests' browser.
 * @returns its exit code
 */
export async function runInBrowser(program: string): Promise<number> {
  const { block, ports } = await freeBlock()
  const run = testRun(block, ports)
  const lifetime = await beginLifetime(() => false)
  lifetime.onEnd(() => removeTraces(run))
  try {
    await step('Building functions and web client', async () => {
      await buildFunctions(run)
      await buildWeb(run)
    })
    writeConfig(run)
    const mails = await bringUpMails(lifetime)
    await step('Starting the emulators', () => startEmulators(run, 'all', lifetime))
    const env = { ...process.env, ...testEnvironment(run, mails) }
    const place = join(ROOT, 'tests/bench', program)
    const child = spawn(process.execPath, [place, ...process.argv.slice(2)], { stdio: 'inherit', env })
    lifetime.owns(child)
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    await lifetime.end()
  }
}
