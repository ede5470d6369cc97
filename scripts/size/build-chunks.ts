import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { DEFAULT_PORTS } from '../emulators/emulator-ports.ts'
import { localRun } from '../emulators/run-plan.ts'
import { webEnvironment } from '../emulators/web-environment.ts'
import { ROOT } from '../setup/places.mjs'
import { type FeatureScreens, noteFeatureScreens } from './feature-screens.ts'

/** One JavaScript file of the client as served. `imports`: files that it imports statically. */
export type Chunk = { file: string; imports: string[]; modules: string[]; gzipBytes: number }

const WEB = join(ROOT, 'web')

/**
 * Builds the client in memory, as for release, and measures its files. Module names are relative to `web/`.
 * @returns the files, and which screens each area loads
 */
export async function buildChunks(): Promise<{ chunks: Chunk[]; screens: FeatureScreens }> {
  Object.assign(process.env, webEnvironment(localRun('start', DEFAULT_PORTS)), { VITE_EMULATORS: '' })
  const screens: FeatureScreens = new Map()
  const plugins = [noteFeatureScreens(WEB, screens)]
  const result = await build({ root: WEB, logLevel: 'error', plugins, build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => {
      if (file.type !== 'chunk') return []
      const modules = file.moduleIds.map((id) => relative(WEB, id))
      return [{ file: file.fileName, imports: file.imports, modules, gzipBytes: gzipSync(file.code).length }]
    })
  return { chunks, screens }
}
