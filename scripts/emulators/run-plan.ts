import { join } from 'node:path'
import { DATA, ROOT } from '../setup/places.mjs'
import type { EmulatorPorts } from './emulator-ports.ts'

/** Plan of one run of the emulators: its name, ports and folders. Two runs share nothing. */
export type RunPlan = {
  /** `start`, `dev` or `test-<n>`; names the folders. */
  name: string
  project: string
  ports: EmulatorPorts
  /** Origin at which the client is served. */
  origin: string
  /** Built client and functions. Not below a dot folder, which the functions emulator does not watch. */
  buildFolder: string
  /** Generated Firebase configuration; it must be in the repository's root, because its paths are relative to it. */
  configFile: string
  /** Working folder of the emulators, which write their debug logs there. */
  logFolder: string
  mediaFolder: string
  /** Processes per function: each concurrent request takes one, which needs about 140 MB and a second to start. */
  workers: number
  /** Folder of the emulators' data, which the next run imports; null if the run starts and ends empty. */
  exportFolder: string | null
  /** True if the tests of this run serve fakes of networks. */
  imitatesNetworks: boolean
  /** True if the scheduled upkeep publishes canary posts; false in tests, which count posts. */
  runsCanary: boolean
}

/** Port at which Vite serves the client in `npm run dev`. */
export const DEV_PORT = 5173

/** Returns the plan of `npm start` or `npm run dev`. Both share one project and its data; only one of them runs at a time. */
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

/** Returns the plan of a test run, which starts and ends empty; its block of ports separates it from other runs. */
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
