import { join } from 'node:path'
import { DATA, ROOT } from '../setup/places.mjs'
import type { EmulatorPorts } from './emulator-ports.ts'

/** One use of the emulators: who it is, where it listens, and where it keeps what. Two runs share nothing. */
export type RunPlan = {
  /** `start`, `dev` or `test-<n>`; names the folders. */
  name: string
  project: string
  ports: EmulatorPorts
  /** Where the client is served. */
  origin: string
  /** Built client and functions. Not below a dot folder, which the functions emulator does not watch. */
  buildFolder: string
  /** The generated firebase configuration; it must lie in the root, to which its paths are relative. */
  configFile: string
  /** Working folder of the emulators: their debug logs land there. */
  logFolder: string
  mediaFolder: string
  /** Processes per function: every concurrent request takes one, of about 140 MB, and a second to start it. */
  workers: number
  /** Emulator data kept from one run to the next; null when the run begins and ends empty. */
  exportFolder: string | null
  /** Whether networks are imitated by the tests of this run. */
  imitatesNetworks: boolean
  /** Whether upkeep makes canary posts; tests count what they find. */
  runsCanary: boolean
}

/** Where Vite serves the client of `npm run dev`. */
export const DEV_PORT = 5173

/** `npm start` and `npm run dev` share one project and its data; only one of them runs at a time. */
export function localRun(name: 'start' | 'dev', ports: EmulatorPorts): RunPlan {
  return {
    name,
    project: 'demo-postwright',
    ports,
    origin: `http://127.0.0.1:${name === 'dev' ? DEV_PORT : ports.hosting}`,
    buildFolder: join(ROOT, 'build', name),
    configFile: join(ROOT, 'firebase.local.json'),
    logFolder: join(DATA, 'logs', name),
    mediaFolder: join(DATA, 'media'),
    workers: 8,
    exportFolder: join(DATA, 'emulators-export'),
    imitatesNetworks: false,
    runsCanary: true,
  }
}

/** A test run begins and ends empty; its block of ports keeps it apart from the others. */
export function testRun(block: number, ports: EmulatorPorts, imitatesNetworks = false): RunPlan {
  const name = `test-${block}`
  return {
    name,
    project: `demo-postwright-test-${block}`,
    ports,
    origin: `http://127.0.0.1:${ports.hosting}`,
    buildFolder: join(ROOT, 'build', name),
    configFile: join(ROOT, `firebase.test-${block}.json`),
    logFolder: join(DATA, 'logs', name),
    mediaFolder: join(DATA, name, 'media'),
    workers: 4,
    exportFolder: null,
    imitatesNetworks,
    runsCanary: false,
  }
}
