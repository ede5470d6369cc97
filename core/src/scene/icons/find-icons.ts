import { ICON_WORDS } from './icon-words.ts'

/** Names of the icons for which every word of a query begins a word of theirs, names before other words; all for no query. */
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
