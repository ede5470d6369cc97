import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:refresh`: the client's refresh beside another library's. */
async function main(): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/refresh.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

await runMain(main)
