import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run bench:corpus`: compares the issues found by our checks with those that an editor found in the same posts. */
await runMain(async () => {
  const args = [join(ROOT, 'tests/bench/corpus.ts'), ...process.argv.slice(2)]
  const [code]: unknown[] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  return code === 0 ? 0 : 1
})
