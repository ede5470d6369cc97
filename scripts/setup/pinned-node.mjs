import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PINNED_NODE, ROOT } from './places.mjs'

/** Links the pinned Node into `node_modules/.bin`, because npm 10 installs its package without the command. */
export function linkPinnedNode() {
  const name = `node-${process.platform}-${process.arch}`
  const installed = join(ROOT, 'node_modules', name, 'bin/node')
  if (existsSync(PINNED_NODE) || !existsSync(installed)) return
  symlinkSync(join('..', name, 'bin/node'), PINNED_NODE)
}
