import type { Plugin } from 'vite'

type Files = ReadonlyMap<string, readonly string[]>

/**
 * Fails a build whose chunks import each other in a circle: one of them would run before its imports, and every screen that needs it would stay
 * empty. This
 * happens if a new module is missing in the chunk group of the modules around it.
 */
export function wholeFilesPlugin(): Plugin {
  return {
    name: 'whole-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      )
      const circle = circleIn(files)
      if (circle)
        this.error(
          `These files import each other in a circle: ${circle.join(' → ')}. See the groups in web/vite.config.ts.`,
        )
    },
  }
}

/** Returns a circle of imports, with its first file repeated at the end; null if there is none. */
export function circleIn(files: Files): string[] | null {
  const done = new Set<string>()

  function visit(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const imported of files.get(file) ?? []) {
      const circle = visit(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }

  for (const file of files.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
