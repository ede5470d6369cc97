type Place = { path: (...parents: string[]) => string }

/** The parts of a described path, with `*` in the place of each id: `['workspaces', '*', 'posts']`. */
export function segmentsOf({ path }: Place): string[] {
  return path(...Array.from({ length: path.length }, () => '*')).split('/')
}

/** Whether the documents lie below documents of the other collection. */
export function isBelow(place: Place, root: Place): boolean {
  return segmentsOf(place)
    .join('/')
    .startsWith(`${segmentsOf(root).join('/')}/*/`)
}
