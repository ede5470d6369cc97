import type { Rolldown } from 'vite'
import type { PageFiles } from './fill-page.ts'

/**
 * The files that a screen needs beyond those of the entry.
 * @param screen end of the screen's path
 * @throws when the build has no such screen
 */
export function pageFiles(bundle: Rolldown.OutputBundle, screen: string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/public/${screen}`))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!own || !entry) throw new Error(`The build holds no ${screen}`)
  const known = withImports(entry, byName)
  const needed = [...withImports(own, byName)].filter((chunk) => !known.has(chunk))
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return { styles: [...new Set(styles)].map(onSite), scripts: needed.map((chunk) => onSite(chunk.fileName)) }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = byName.get(name)
    if (imported) withImports(imported, byName, found)
  }
  return found
}

function onSite(file: string): string {
  return `/${file}`
}
