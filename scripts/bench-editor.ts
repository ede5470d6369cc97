import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:editor`: measures the deck editor in a real browser, compared with other libraries; the rest of the product does not run. */
await runMain(async () => {
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/editor.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
