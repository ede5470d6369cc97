import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:video`: measures the rendering of films in a real browser, compared with other methods; the rest of the product does not run. */
await runMain(async () => {
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/video.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
