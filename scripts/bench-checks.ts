import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { installPackages } from './setup/packages.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:checks`: how long our checks of a draft take beside two libraries that judge texts. */
await runMain(async () => {
  await installPackages(join(ROOT, 'tests/bench/prose'))
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/checks.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
