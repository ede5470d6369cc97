import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run social-cards`: draws the pictures in `web/public/cards` anew, from the words and typefaces as they are now. */
async function main(): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'tests/support/cards/draw-cards.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

await runMain(main)
