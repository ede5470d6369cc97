import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifetime } from '../local/lifetime.ts'
import { Failure } from '../setup/failure.mjs'
import { ROOT } from '../setup/places.mjs'
import { tail } from '../setup/run-logged.mjs'
import { addressesOf } from './addresses.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { answers } from './poll.ts'
import type { RunPlan } from './run-plan.ts'

export type Services = 'firestore' | 'all'

export type Emulators = {
  /** Exports the data from now on before the emulators stop, if the run has a folder for it. */
  keepData: () => void
  /** Resolves when the emulators end, whether stopped or crashed. */
  ended: Promise<void>
}

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const ONLY: Record<Services, string> = { firestore: 'firestore', all: 'auth,firestore,functions,hosting,tasks' }
const READY_MS = 180_000
const POLL_MS = 250

/**
 * Starts the emulators of a run and waits until they respond: the API's health check if functions run, otherwise Firestore itself. They stop with the
 * given lifetime.
 * @throws Failure with the end of the log if they end first or do not become ready
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
  lifetime.owns(child)
  lifetime.onEnd(async () => {
    if (keeps && !over) await exportData(run)
  })
  try {
    await ready(run, services, () => over)
  } catch (error) {
    throw explain(error, log)
  }
  const keepData = () => {
    keeps = true
  }
  return { keepData, ended }
}

/** Starts firebase-tools in a separate process group: Ctrl-C does not reach it, and it is stopped only after its data is exported. */
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

/** Exports the emulators' data. A failure is only logged, so that the emulators still stop, and the previous export is kept. */
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
