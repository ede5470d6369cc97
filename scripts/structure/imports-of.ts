import { posix } from 'node:path'
import type { Source } from './sources.ts'

/** One import statement. `target`: path from the repository's root for our own code, otherwise null. */
export type Import = { from: string; specifier: string; target: string | null; typeOnly: boolean; text: string }

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** Returns every static import, dynamic import and re-export of a file. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(STATEMENT)].map(([statement, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? ''
    return {
      from: path,
      specifier,
      target: resolve(path, specifier),
      typeOnly: type !== undefined,
      text: statement.trim(),
    }
  })
}

/** Returns the package that a specifier names, `@scope/name` or `name`; null for our own code and Node's modules. */
export function packageOf(specifier: string): string | null {
  if (/^(\.|@\/|node:|@postwright\/)/.test(specifier)) return null
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@/')) return `web/src/${specifier.slice(2)}`
  if (specifier.startsWith('@postwright/core/')) return `core/src/${specifier.slice('@postwright/core/'.length)}.ts`
  return null
}
