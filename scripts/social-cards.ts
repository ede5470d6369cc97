import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run social-cards`: redraws the images in `web/public/cards` with the current texts and fonts. */
async function main(): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'tests/support/cards/draw-cards.ts')], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

await runMain(main)
