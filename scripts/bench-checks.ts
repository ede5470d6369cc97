import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { installPackages } from './setup/packages.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:checks`: measures how long the checks of a draft take, compared with two text-analysis libraries. */
await runMain(async () => {
  await installPackages(join(ROOT, 'tests/bench/prose'))
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/checks.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
