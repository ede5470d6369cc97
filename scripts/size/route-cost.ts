import type { Chunk } from './build-chunks.ts'

/** Files that the browser loads for a route, and the forbidden packages in them. */
export type RouteCost = { files: Chunk[]; gzipBytes: number; intruders: string[] }

/**
 * Returns the chunks of the given modules with all their static imports.
 * @param modules entry and route modules, relative to `web/`
 * @param forbidden package names, or scopes, that the route must not load
 * @throws Error if a module is in no chunk, so that a renamed screen cannot pass unmeasured
 */
export function routeCost(chunks: Chunk[], modules: string[], forbidden: string[]): RouteCost {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) add(imported)
    }
  }
  for (const name of modules) add(holderOf(chunks, name))
  const files = [...found]
  const gzipBytes = files.reduce((sum, chunk) => sum + chunk.gzipBytes, 0)
  const loaded = files.flatMap((chunk) => chunk.modules)
  const intruders = forbidden.filter((name) => loaded.some((module) => module.includes(`node_modules/${name}/`)))
  return { files, gzipBytes, intruders }
}

function holderOf(chunks: Chunk[], name: string): Chunk {
  const holder = chunks.find((chunk) => chunk.modules.includes(name))
  if (!holder)
    throw new Error(`No file of the build holds ${name}: name the route's modules in size-budgets.json anew.`)
  return holder
}
