import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { DEFAULT_PORTS } from '../emulators/emulator-ports.ts'
import { localRun } from '../emulators/run-plan.ts'
import { webEnvironment } from '../emulators/web-environment.ts'
import { ROOT } from '../setup/places.mjs'

/** One JavaScript file of the client as it is served. `imports` are the files it cannot run without. */
export type Chunk = { file: string; imports: string[]; modules: string[]; gzipBytes: number }

const WEB = join(ROOT, 'web')

/** Builds the client in memory, as for release, and measures its files. Module names are relative to `web/`. */
export async function buildChunks(): Promise<Chunk[]> {
  Object.assign(process.env, webEnvironment(localRun('start', DEFAULT_PORTS)), { VITE_EMULATORS: '' })
  const result = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => {
      if (file.type !== 'chunk') return []
      const modules = file.moduleIds.map((id) => relative(WEB, id))
      return [{ file: file.fileName, imports: file.imports, modules, gzipBytes: gzipSync(file.code).length }]
    })
}
