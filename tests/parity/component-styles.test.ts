import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/structure/sources.ts'

const STYLES = resolve(import.meta.dirname, '../../node_modules/@mantine/core/styles')
const sources = sourcesOf('web').filter(({ path }) => path.startsWith('web/src/'))

function found(pattern: RegExp): string[] {
  return sources.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
}

/** Components with their own styles that the library renders inside others. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  ColorInput: ['ColorPicker', 'ColorSwatch'],
  ColorPicker: ['ColorSwatch'],
}

it('loads the styles of every component of the library that is shown', () => {
  const named = found(/import \{([^}]+)\} from '@mantine\/core'/g).flatMap((names) => names.split(/[\s,]+/))
  const shown = new Set(named.flatMap((name) => [name, ...(WITHIN[name] ?? [])]))
  const loaded = new Set(found(/styles\/(\w+)\.layer\.css/g))
  const styled = [...shown].filter((name) => existsSync(resolve(STYLES, `${name}.layer.css`)))
  expect(styled.length).toBeGreaterThan(20)
  expect(styled.filter((name) => !loaded.has(name))).toEqual([])
})
