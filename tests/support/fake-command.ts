import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beginLifetime } from '../../scripts/local/lifetime.ts'

/**
 * `node fake-command.ts command <folder>` starts processes like `npm test` does. Its "emulators" have a process group of their own and, after a
 * moment, start a worker in it and a "Java" in another group. These three ignore signals that ask them to end. Each process writes its id to a
 * file with its name.
 */
const [role = '', folder = ''] = process.argv.slice(2)
const STARTING_MS = 300

if (role === 'command') {
  const lifetime = await beginLifetime(() => false, join(folder, 'records'))
  lifetime.owns(start('emulators', true))
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
}
writeFileSync(join(folder, role), String(process.pid))
setInterval(() => undefined, STARTING_MS)
if (role === 'emulators') {
  await wait(STARTING_MS)
  start('worker', false)
  start('java', true)
}

function start(name: string, detached: boolean) {
  return spawn(process.execPath, [import.meta.filename, name, folder], { detached, stdio: 'ignore' })
}
