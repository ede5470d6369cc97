import { describe, expect, it } from 'vitest'
import { FLOORS } from '../../scripts/structure/floors.ts'
import { importsOf } from '../../scripts/structure/imports-of.ts'
import { readStructure, upwardArrows } from '../../scripts/structure/read-structure.ts'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import { circlesIn } from './support/circles-in.ts'

describe.each(['core', 'functions'] as const)('the folders of %s', (part) => {
  const structure = readStructure(`${part}/src`)
  const named = FLOORS[part].flat()
  const rooms = structure.rooms.map(({ name }) => name)

  it('stand on a floor each (scripts/structure/floors.ts)', () => {
    expect(rooms.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !rooms.includes(name))).toEqual([])
  })

  it('import from the floors below only, types included', () => {
    expect(upwardArrows(structure, FLOORS[part]).flatMap(({ imports }) => imports)).toEqual([])
  })
})

it('files of the server, of the client and of what they share never import each other in a circle, types included', () => {
  const sources = (['core', 'functions', 'web'] as const).flatMap(sourcesOf)
  const targets = sources.map((source) => {
    const fixed = importsOf(source).filter(({ text }) => !text.startsWith('import('))
    return [source.path, fixed.flatMap(({ target }) => target ?? [])] as const
  })
  expect(circlesIn(new Map(targets))).toEqual([])
})

it('subjects of the domain never import each other in a circle of folders, types included', () => {
  const graph = new Map<string, string[]>()
  for (const source of sourcesOf('functions')) {
    const from = subjectOf(source.path)
    const targets = importsOf(source).flatMap(({ target }) => (target === null ? [] : (subjectOf(target) ?? [])))
    if (from !== null) graph.set(from, [...(graph.get(from) ?? []), ...targets.filter((target) => target !== from)])
  }
  expect([...graph.keys()]).toEqual(expect.arrayContaining(['posts', 'publishing', 'tokens']))
  expect(circlesIn(graph)).toEqual([])
})

it('ports import core and each other, nothing else', () => {
  const ports = sourcesOf('functions').filter(({ path }) => path.startsWith('functions/src/domain/ports/'))
  const targets = ports.flatMap(importsOf).flatMap(({ from, target }) => (target === null ? [] : [{ from, target }]))
  expect(targets.filter(({ target }) => !/^(core\/src|functions\/src\/domain\/ports)\//.test(target))).toEqual([])
})

describe('circles', () => {
  it('are found, one for each part of a graph that has some', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['f', 'g']],
      ['g', ['f']],
    ])
    expect(circlesIn(graph)).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ])
  })
})

/** The folder of the domain that a file is in; null for one elsewhere. */
function subjectOf(path: string): string | null {
  return /^functions\/src\/domain\/([^/]+)\//.exec(path)?.[1] ?? null
}
