import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run stock-photos [id …]`: redraws the photos in `web/public/stock`: all, or those with the given ids. */
async function main(): Promise<number> {
  const drawing = join(ROOT, 'tests/support/stock/draw-stock-photos.ts')
  const child = spawn(process.execPath, [drawing, ...process.argv.slice(2)], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

await runMain(main)
