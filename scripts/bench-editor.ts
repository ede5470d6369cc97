import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureHeadlessShell } from './setup/chromium.mjs'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:editor`: what the editor of decks takes beside other libraries, in a real browser; nothing else of the product runs. */
await runMain(async () => {
  const browser = (await ensureHeadlessShell()) ?? process.env.CHROME_PATH
  const env = { ...process.env, CHROME_PATH: browser }
  const child = spawn(process.execPath, [join(ROOT, 'tests/bench/editor.ts')], { stdio: 'inherit', env })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
})
