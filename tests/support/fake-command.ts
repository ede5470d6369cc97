import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beginLifetime } from '../../scripts/local/lifetime.ts'

/**
 * `node fake-command.ts command <folder>`: a command that starts what `npm test` does, each as stubborn as can be. Its
 * "emulators" have a process group of their own and take a moment to start a worker in it and a "Java" in yet another one;
 * none of the three ends when it is asked to. Each writes its process id to a file named like it.
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
