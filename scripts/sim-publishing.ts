import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run sim:publishing [-- --count=1000000 --seed=1 --break=fence|intent|generation]`: simulates the publishing engine in virtual time. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    const program = join(ROOT, 'tests/sim/publishing/run.ts')
    const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
    lifetime.owns(child)
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

await runMain(main)
