import { ICON_WORDS } from './icon-words.ts'

/** Returns the names of icons that have a word starting with each query word; matches in names come first. An empty query returns all. */
export function findIcons(query: string): string[] {
  const wanted = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = Object.entries(ICON_WORDS).flatMap(([name, words]) => {
    const own = name.split('-')
    const all = [...own, ...words.split(' ')]
    if (!wanted.every((part) => all.some((word) => word.startsWith(part)))) return []
    return [{ name, isNamed: wanted.every((part) => own.some((word) => word.startsWith(part))) }]
  })
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed)).map(({ name }) => name)
}
