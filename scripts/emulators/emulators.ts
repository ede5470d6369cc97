import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifetime } from '../local/lifetime.ts'
import { Failure } from '../setup/failure.mjs'
import { type PortOwner, portOwner } from '../port-owner.ts'
import { ROOT } from '../setup/places.mjs'
import { tail } from '../setup/run-logged.mjs'
import { addressesOf } from './addresses.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { answers } from './poll.ts'
import type { RunPlan } from './run-plan.ts'

export type Services = 'firestore' | 'all'

export type Emulators = {
  /** From now on the data is exported before the emulators stop, when the run has a place for it. */
  keepData: () => void
  /** Settles when the emulators end, asked or not. */
  ended: Promise<void>
}

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const ONLY: Record<Services, string> = { firestore: 'firestore', all: 'auth,firestore,functions,hosting,tasks' }
const READY_MS = 180_000
const POLL_MS = 250
const STOP_MS = 30_000

/**
 * Starts the emulators of a run and waits until they answer: the API's health where functions run, else Firestore itself.
 * They stop with the given lifetime.
 * @throws Failure with the end of the log when they end first or do not get ready
 */
export async function startEmulators(run: RunPlan, services: Services, lifetime: Lifetime): Promise<Emulators> {
  mkdirSync(run.logFolder, { recursive: true })
  mkdirSync(run.mediaFolder, { recursive: true })
  const log = join(run.logFolder, 'emulators.log')
  const child = launch(run, services, log)
  let over = false
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => {
      over = true
      settle()
    })
  })
  let keeps = false
  let firestore: PortOwner | null = null
  lifetime.onEnd(async () => {
    if (keeps && !over) await exportData(run)
    // Asked to end, the emulators take Java along; killed at once they would leave it running.
    child.kill('SIGINT')
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    killGroup(child)
    killFirestore(firestore, run.ports.firestore)
  })
  try {
    await ready(run, services, () => over)
  } catch (error) {
    throw explain(error, log)
  }
  firestore = portOwner(run.ports.firestore)
  const keepData = () => {
    keeps = true
  }
  return { keepData, ended }
}

/** In a process group of its own: Ctrl-C reaches only us, and we stop the group when its data is safe. */
function launch(run: RunPlan, services: Services, log: string): ChildProcess {
  const args = [
    FIREBASE,
    'emulators:start',
    '--config',
    run.configFile,
    '--project',
    run.project,
    '--only',
    ONLY[services],
  ]
  const kept = run.exportFolder !== null && existsSync(join(run.exportFolder, 'firebase-export-metadata.json'))
  if (run.exportFolder !== null && kept) args.push('--import', run.exportFolder)
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, args, {
    cwd: run.logFolder,
    env: emulatorEnvironment(run),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return child
}

async function ready(run: RunPlan, services: Services, isOver: () => boolean): Promise<void> {
  const { api, firestore } = addressesOf(run)
  const sign = services === 'all' ? `${api}/health` : firestore
  const deadline = Date.now() + READY_MS
  while (!(await answers(sign))) {
    if (isOver()) throw new Failure('The emulators ended while starting.')
    if (Date.now() > deadline) throw new Failure(`${sign} did not answer within ${READY_MS / 1000} s.`)
    await wait(POLL_MS)
  }
}

function explain(error: unknown, log: string): unknown {
  if (!(error instanceof Failure)) return error
  return new Failure(`${error.message} The end of ${relative(ROOT, log)}:\n\n${tail(log)}`)
}

/** A failed export is told and does not keep the emulators running: the previous export stays in place. */
async function exportData(run: RunPlan): Promise<void> {
  if (run.exportFolder === null) return
  mkdirSync(dirname(run.exportFolder), { recursive: true })
  try {
    const reply = await fetch(`${addressesOf(run).hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: run.exportFolder, initiatedBy: 'postwright' }),
    })
    if (!reply.ok) console.error(`The data of this session was not kept: ${await reply.text()}`)
  } catch (error) {
    console.error('The data of this session was not kept: the emulators did not answer.', error)
  }
}

/** Whatever of the group is left, such as function workers of a killed emulator. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The whole group has ended, which is what this is for.
  }
}

/** Java has a group of its own: emulators that lost patience on a busy machine, or had to be killed, leave it behind. */
function killFirestore(started: PortOwner | null, port: number): void {
  const left = portOwner(port)
  if (started !== null && left?.pid === started.pid) process.kill(started.pid, 'SIGKILL')
}
