import { expect, it } from 'vitest'
import { importsOf } from '../../scripts/structure/imports-of.ts'
import { read, type Source } from '../../scripts/structure/sources.ts'

const ui = read('web/src/ui/*.{ts,tsx}')
const gallery = read('web/src/dev/**/*.{ts,tsx}')

const targetsOf = (source: Source) =>
  importsOf(source).flatMap(({ target, typeOnly }) => (typeOnly ? [] : (target ?? [])))

/** Modules that the gallery shows: everything it imports, and what the components of `web/src/ui` among them import in turn. */
function shown(): Set<string> {
  const byPath = new Map(ui.map((source) => [source.path, source]))
  const found = new Set(gallery.flatMap(targetsOf))
  for (const path of found) {
    const part = byPath.get(path)
    if (part) for (const target of targetsOf(part)) found.add(target)
  }
  return found
}

it('shows every component of the house', () => {
  const inGallery = shown()
  const components = ui.filter(({ path }) => path.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(20)
  expect(components.map(({ path }) => path).filter((path) => !inGallery.has(path))).toEqual([])
})

it('is reached by its own route only, which no release has', () => {
  const others = read('web/src/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('web/src/dev/'))
  const doors = others.filter((source) => importsOf(source).some(({ target }) => target?.startsWith('web/src/dev/')))
  expect(doors.map(({ path }) => path)).toEqual(['web/src/app/app-routes.tsx'])
  expect(doors[0]?.text).toMatch(/import\.meta\.env\.DEV\s*\?[^?]*dev\/gallery-screen/)
})
