import type { Rolldown } from 'vite'
import type { PageFiles } from './fill-page.ts'

/** The scripts and styles that every page starts with. */
export function entryFiles(bundle: Rolldown.OutputBundle): string[] {
  const { styles, scripts } = filesOf(startOf(bundle))
  return [...scripts, ...styles]
}

/**
 * The files that a screen needs beyond those of the entry.
 * @param screen end of the screen's path
 * @throws when the build has no such screen
 */
export function pageFiles(bundle: Rolldown.OutputBundle, screen: string): PageFiles {
  const own = chunksOf(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(`/public/${screen}`))
  if (!own) throw new Error(`The build holds no ${screen}`)
  const known = startOf(bundle)
  return filesOf(new Set([...withImports(own, bundle)].filter((chunk) => !known.has(chunk))))
}

function startOf(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return withImports(entry, bundle)
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

function filesOf(chunks: Set<Rolldown.OutputChunk>): PageFiles {
  const styles = [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return { styles: [...new Set(styles)].map(onSite), scripts: [...chunks].map((chunk) => onSite(chunk.fileName)) }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') withImports(imported, bundle, found)
  }
  return found
}

function onSite(file: string): string {
  return `/${file}`
}
