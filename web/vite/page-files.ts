import type { Rolldown } from 'vite'
import type { PageFiles } from './fill-page.ts'

/** Returns the addresses of the entry's scripts and styles, which every page loads. */
export function entryFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = startOf(bundle)
  return [...namesOf(chunks), ...stylesOf(chunks)].map((name) => `/${name}`)
}

/**
 * Returns the addresses of the scripts and styles of a lazily loaded screen.
 * @param screen end of the path of its module
 * @throws Error if the build has no such screen
 */
export function screenFiles(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const chunks = withImports(screenChunk(bundle, screen), bundle)
  return [...namesOf(chunks), ...stylesOf(chunks)].map((name) => `/${name}`)
}

/**
 * Returns the styles of a public page, and the scripts that its screen needs in addition to the entry's.
 * @param screen end of the path of its module, below `public/`
 * @throws Error if the build has no such screen
 */
export function pageFiles(bundle: Rolldown.OutputBundle, screen: string): PageFiles {
  const start = startOf(bundle)
  const screenChunks = withImports(screenChunk(bundle, `/public/${screen}`), bundle)
  return {
    styles: stylesOf([...start, ...screenChunks]).map((name) => ({ href: `/${name}`, text: textOf(bundle, name) })),
    scripts: namesOf([...screenChunks].filter((chunk) => !start.has(chunk))).map((name) => `/${name}`),
  }
}

/**
 * Returns the addresses of the scripts that a module needs in addition to the entry's.
 * @param module end of its path
 * @throws Error if the build does not contain it
 */
export function filesBeyondStart(bundle: Rolldown.OutputBundle, module: string): string[] {
  const start = startOf(bundle)
  const holder = planChunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!holder) throw new Error(`The build holds no ${module}`)
  return namesOf([...withImports(holder, bundle)].filter((chunk) => !start.has(chunk))).map((name) => `/${name}`)
}

/**
 * Returns the addresses of the fonts that every page uses.
 * @throws Error if the build does not contain them
 */
export function coreFonts(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((name) => /-core-[^/]+\.woff2$/.test(name))
  if (fonts.length === 0) throw new Error('The build holds no typefaces')
  return fonts.map((name) => `/${name}`)
}

function startOf(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const entry = planChunks(bundle).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return withImports(entry, bundle)
}

function screenChunk(bundle: Rolldown.OutputBundle, screen: string): Rolldown.OutputChunk {
  const own = planChunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(screen))
  if (!own) throw new Error(`The build holds no ${screen}`)
  return own
}

function planChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

function namesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...chunks].map((chunk) => chunk.fileName)
}

function stylesOf(chunks: Iterable<Rolldown.OutputChunk>): string[] {
  return [...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build holds no ${name}`)
  return file.source.toString()
}

/** Returns a chunk with all chunks that it imports statically, dependencies first. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return found
  seen.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') withImports(imported, bundle, found, seen)
  }
  return found.add(chunk)
}
