import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressesOf } from '../emulators/addresses.ts'
import { functionsBuildArgs } from '../emulators/build.ts'
import { answers } from '../emulators/poll.ts'
import { DEV_PORT, type RunPlan } from '../emulators/run-plan.ts'
import { webEnvironment } from '../emulators/web-environment.ts'
import { Failure } from '../setup/failure.mjs'
import { LOGS, ROOT } from '../setup/places.mjs'
import type { Lifetime } from './lifetime.ts'

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const READY_MS = 60_000
const POLL_MS = 200

/** Rebuilds the functions on every change; the emulator reloads the new bundle automatically. */
export function watchFunctions(run: RunPlan, lifetime: Lifetime): void {
  const args = [...functionsBuildArgs(run), '--watch']
  keepRunning(args, { folder: 'functions', log: 'watch-functions', env: process.env }, lifetime)
}

/**
 * Serves the client with hot reload at the run's origin and waits until it responds; API calls go directly to the API function.
 * @throws Failure if Vite does not start within a minute
 */
export async function startVite(run: RunPlan, lifetime: Lifetime): Promise<void> {
  const args = [VITE, '--host', '127.0.0.1', '--port', String(DEV_PORT), '--strictPort']
  const env = { ...process.env, ...webEnvironment(run), VITE_API_TARGET: addressesOf(run).apiFunction }
  keepRunning(args, { folder: 'web', log: 'vite', env }, lifetime)
  const deadline = Date.now() + READY_MS
  while (!(await answers(run.origin))) {
    if (Date.now() > deadline) throw new Failure(`Vite did not start; its log is ${join(LOGS, 'vite.log')}.`)
    await wait(POLL_MS)
  }
}

type Watched = { folder: string; log: string; env: NodeJS.ProcessEnv }

function keepRunning(args: string[], { folder, log, env }: Watched, lifetime: Lifetime): void {
  mkdirSync(LOGS, { recursive: true })
  const output = openSync(join(LOGS, `${log}.log`), 'w')
  // Vite's watcher ends when its input is closed, so the process gets no input.
  const child = spawn(process.execPath, args, { cwd: join(ROOT, folder), env, stdio: ['ignore', output, output] })
  closeSync(output)
  lifetime.owns(child)
}
