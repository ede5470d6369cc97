import type { Floors } from './floors.ts'
import { importsOf } from './imports-of.ts'
import { read } from './sources.ts'

/** A folder, or a file next to folders, at the top level of a source tree. */
export type Room = { name: string; files: number; lines: number }

/** Imports of one room from another, including types. */
export type Arrow = { from: string; to: string; imports: string[] }

export type Structure = { rooms: Room[]; arrows: Arrow[] }

/** Returns the top-level folders of a source tree, with their sizes and the imports between them. */
export function readStructure(base: string): Structure {
  const sources = read(`${base}/**/*.{ts,tsx}`).filter(({ path }) => !path.endsWith('.d.ts'))
  const rooms = new Map<string, Room>()
  const arrows = new Map<string, Arrow>()
  for (const source of sources) {
    const from = roomOf(base, source.path)
    const room = rooms.get(from) ?? { name: from, files: 0, lines: 0 }
    rooms.set(from, { ...room, files: room.files + 1, lines: room.lines + source.text.split('\n').length - 1 })
    for (const { target } of importsOf(source)) {
      if (target === null || !target.startsWith(`${base}/`)) continue
      const to = roomOf(base, target)
      if (from === to) continue
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] }
      arrows.set(`${from} ${to}`, { ...arrow, imports: [...arrow.imports, `${source.path} > ${target}`] })
    }
  }
  return { rooms: [...rooms.values()], arrows: [...arrows.values()] }
}

/** Computes floors from the imports: a room is above all rooms that it imports, except those that import it in a circle. */
export function floorsOf({ rooms, arrows }: Structure): Floors {
  const heights = new Map<string, number>()
  function heightOf(name: string, above: readonly string[]): number {
    const known = heights.get(name)
    if (known !== undefined) return known
    const below = arrows.filter(({ from, to }) => from === name && !above.includes(to))
    const height = Math.max(-1, ...below.map(({ to }) => heightOf(to, [...above, name]))) + 1
    heights.set(name, height)
    return height
  }
  // Starts with the rooms that are imported least, so that circles are cut where there are the fewest imports.
  const wanted = (name: string) => arrows.filter(({ to }) => to === name).flatMap(({ imports }) => imports).length
  const names = rooms.map(({ name }) => name).toSorted((a, b) => wanted(a) - wanted(b) || (a < b ? -1 : 1))
  for (const name of names) heightOf(name, [])
  const floors = Map.groupBy(names.toSorted(), (name) => heights.get(name) ?? 0)
  return [...floors].toSorted(([a], [b]) => b - a).map(([, floor]) => floor)
}

/** Returns the arrows from a floor to the same floor or a higher one. */
export function upwardArrows(structure: Structure, floors: Floors): Arrow[] {
  const floorOf = (name: string) => floors.findIndex((floor) => floor.includes(name))
  return structure.arrows.filter(({ from, to }) => floorOf(to) <= floorOf(from))
}

function roomOf(base: string, path: string): string {
  return path.slice(base.length + 1).split('/')[0] ?? path
}
