import { parentPort, workerData } from 'node:worker_threads'
import { checkFont } from './check-font.ts'

/** The thread that reads one font and ends. The file is all that it is given. */
if (parentPort && workerData instanceof Uint8Array) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort.postMessage(await checkFont(workerData))
}
