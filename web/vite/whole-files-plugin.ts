import type { Plugin } from 'vite'

type Files = ReadonlyMap<string, readonly string[]>

/**
 * Ends a build whose files import each other in a circle: one of them would run before what it is made of, and every screen
 * that needs it would stay empty. It happens when a new module is left out of the group of the modules around it.
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

/** A circle of imports, its first file named again at its end; null when there is none. */
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
