import { hold, isFree } from '../ports.ts'
import { Failure } from '../setup/failure.mjs'

export type EmulatorPorts = {
  hub: number
  auth: number
  functions: number
  hosting: number
  eventarc: number
  tasks: number
  firestore: number
  websocket: number
  /** Fakes of networks that the tests serve. */
  networks: number
}

/** Ports of `npm start` and `npm run dev`; the same as in firebase.json. */
export const DEFAULT_PORTS: EmulatorPorts = {
  hub: 4400,
  auth: 9099,
  functions: 5001,
  hosting: 5000,
  eventarc: 9299,
  tasks: 9499,
  firestore: 8080,
  websocket: 9150,
  networks: 9160,
}

const TEST_BASE = 7000
const BLOCK_SIZE = 10
const BLOCKS = 10

/**
 * Reserves a block of ten free ports: each `npm test` takes a separate block, so that several can run in parallel. The last port of the block is held
 * until this process ends, so that other commands choose another block.
 * @throws Failure if no block is free
 */
export async function freeBlock(): Promise<{ block: number; ports: EmulatorPorts }> {
  for (let block = 0; block < BLOCKS; block++) {
    const claim = await hold(lastPortOf(block))
    if (!claim) continue
    const ports = portsOfBlock(block)
    const free = await Promise.all(Object.values(ports).map(isFree))
    if (free.every(Boolean)) {
      // Held, but does not keep the process alive.
      claim.unref()
      return { block, ports }
    }
    claim.close()
  }
  throw new Failure(
    `No block of ten free ports between ${TEST_BASE} and ${lastPortOf(BLOCKS - 1)}: stop other test runs first.`,
  )
}

function lastPortOf(block: number): number {
  return TEST_BASE + (block + 1) * BLOCK_SIZE - 1
}

function portsOfBlock(block: number): EmulatorPorts {
  const first = TEST_BASE + block * BLOCK_SIZE
  return {
    hub: first,
    auth: first + 1,
    functions: first + 2,
    hosting: first + 3,
    eventarc: first + 4,
    tasks: first + 5,
    firestore: first + 6,
    websocket: first + 7,
    networks: first + 8,
  }
}
