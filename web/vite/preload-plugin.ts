import type { Plugin, Rolldown } from 'vite'

/** Modules around the screens of signed-in users; they are loaded before any of these screens. */
const FRAME = [
  '/src/main.tsx',
  '/src/app/app-routes.tsx',
  '/src/app/session-root.tsx',
  '/src/app/workspace-root.tsx',
  '/src/app/layouts/dashboard-layout.tsx',
]

/**
 * Shortens the lists of files that are preloaded with each lazily loaded module: files that the frame has loaded already are omitted. They made up
 * most of
 * the lists, which every page loads at its start.
 */
export function preloadPlugin() {
  let frame: ReadonlySet<string> = new Set()

  const plugin: Plugin = {
    name: 'postwright-preload',
    enforce: 'pre',
    generateBundle: { order: 'pre', handler: (_, bundle) => void (frame = frameFiles(bundle)) },
  }
  const withoutFrame = (_: string, files: string[]): string[] => files.filter((file) => !frame.has(file))
  return { plugin, withoutFrame }
}

/** Returns the files of the frame with all their static imports. */
function frameFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || found.has(file)) return
    found.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of chunk.imports) add(imported)
  }
  const holds = (modules: readonly string[]) => modules.some((id) => FRAME.some((name) => id.endsWith(name)))
  for (const { fileName, moduleIds } of chunks) if (holds(moduleIds)) add(fileName)
  return found
}
