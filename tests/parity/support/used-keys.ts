import type { Source } from '../../../scripts/structure/sources.ts'

/** A key, or a pattern of keys (`*` for one part), that a file names. */
export type UsedKey = { key: string; path: string }

/** One pattern for each kind of quotes: a quoted key may be inside a template literal. */
const LITERALS = [/'([^'\n\\]*)'/g, /"([^"\n\\]*)"/g, /`([^`]*)`/g]
/** Where a comment may begin: not inside of a pattern such as `area/*`. */
const COMMENT = /(?<=^|[\s{(,])\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm
const CALL = /(?<![\w.])(?:i18n\.)?t\(\s*(?:[^'"`()]*\?\s*)?(?:'([^'\n]+)'(?:\s*:\s*'([^'\n]+)')?|`([^`]+)`)/g

/**
 * The keys a file names: every literal with a known namespace before a colon, anywhere in the file, and the first argument
 * of `t` without one, which belongs to the namespace that the file asks for first.
 */
export function usedKeys({ path, text }: Source, namespaces: readonly string[]): UsedKey[] {
  const own = namespacesAskedFor(text)[0] ?? 'common'
  const named = literalsOf(text).filter((literal) => namespaces.includes(literal.split(':')[0] ?? ''))
  const plain = [...text.matchAll(CALL)]
    .flatMap(([, first, second, template]) => [first, second, template])
    .filter((literal) => literal !== undefined)
    .filter((literal) => !literal.includes(':') && !literal.startsWith('${'))
  return [...named.filter((key) => key.includes(':')), ...plain.map((key) => `${own}:${key}`)].map((key) => ({
    key: key.replaceAll(/\$\{[^}]*\}/g, '*'),
    path,
  }))
}

/** Namespaces that this file passes to `useTranslation`, in order. */
export function namespacesAskedFor(text: string): string[] {
  return [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => literalsOf(list))
}

/** Every string literal of a text, comments left out. */
export function literalsOf(text: string): string[] {
  const code = text.replaceAll(COMMENT, '')
  return LITERALS.flatMap((kind) => [...code.matchAll(kind)].map(([, literal = '']) => literal))
}

/** Cached, because thousands of keys are tested against each pattern. */
const patterns = new Map<string, RegExp>()

/** True when the key is the used one, or fits its pattern. */
export function fits(used: string, key: string): boolean {
  if (!used.includes('*')) return used === key
  const pattern = patterns.get(used) ?? patternOf(used)
  patterns.set(used, pattern)
  return pattern.test(key)
}

function patternOf(used: string): RegExp {
  const parts = used.split('*').map((part) => part.replaceAll(/[.:]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^.]+')}$`)
}
