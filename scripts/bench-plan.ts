import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:plan`: measures the duration and quality of campaign plans, compared with a greedy and a random plan. */
await runMain(async () => {
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/plan.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
