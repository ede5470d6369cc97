import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { endChild } from '../processes/end-child.ts'

export type BlueskyPlace = { port: number; plcPort: number; dataFolder: string; logFile: string }

/** `url` is the address of the account server; `stop` resolves when its process has ended. */
export type LocalBluesky = { url: string; stop: () => Promise<void> }

const SERVER = resolve(import.meta.dirname, '../../tests/pds/server.mjs')
const READY_MS = 60_000

/**
 * Starts a real Bluesky server with its identity directory (PLC). A new start with the same data folder restores its accounts.
 * @throws Error with the server's output if it does not become ready
 */
export async function startLocalBluesky({ port, plcPort, dataFolder, logFile }: BlueskyPlace): Promise<LocalBluesky> {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a')
  const args = [SERVER, '--port', String(port), '--plc-port', String(plcPort), '--data', dataFolder]
  // In a separate process group Ctrl-C does not reach the server, so this process stops it. The open input pipe ends it if this process dies.
  const child = spawn(process.execPath, args, {
    cwd: join(SERVER, '..'),
    stdio: ['pipe', 'pipe', log],
    detached: true,
  })
  closeSync(log)
  const output = child.stdout
  if (output === null) throw new Error('Bluesky was started without an output to read.')
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  const ready = new Promise<string>((settle) => {
    createInterface({ input: output }).on('line', (line) => {
      const [, url] = /^ready (\S+)$/.exec(line) ?? []
      if (url) settle(url)
    })
  })
  const failed = ended.then(() => Promise.reject(new Error(`Bluesky ended at once: ${readFileSync(logFile, 'utf8')}`)))
  const url = await Promise.race([ready, failed, timeout(logFile)])
  failed.catch(() => undefined)
  return { url, stop: () => endChild(child) }
}

function timeout(logFile: string): Promise<never> {
  return new Promise((_, refuse) => {
    const late = () => refuse(new Error(`Bluesky was not ready in time, see ${logFile}`))
    setTimeout(late, READY_MS).unref()
  })
}
