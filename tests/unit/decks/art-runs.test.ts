import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { expect, test } from 'vitest'
import { splitArtRuns } from '../../../web/src/decks/editor/stage/art-runs.ts'

const drawing = (layerId: string, rest: Pick<DrawGroup, 'blend'> = {}): DrawGroup => ({
  kind: 'group',
  layerId,
  box: { x: 0, y: 0, width: 10, height: 10 },
  rotation: 0,
  opacity: 1,
  items: [],
  link: '',
  alt: '',
  role: 'artifact',
  ...rest,
})

const BACKGROUND = drawing('background')

/** Drawings in turn: `s` stays, `m` moves, `b` stays and is blended with what is below it. */
function split(turns: string) {
  const units = [...turns].map((turn, at) => drawing(`${turn}${at}`, turn === 'b' ? { blend: 'multiply' } : {}))
  const moving = new Set(units.map(({ layerId }) => layerId).filter((id) => id.startsWith('m')))
  const runs = splitArtRuns([BACKGROUND], units, moving)
  const order = runs.flatMap(({ groups }) => groups.map(({ layerId }) => layerId))
  return { kinds: runs.map(({ kind }) => kind), order, given: ['background', ...units.map(({ layerId }) => layerId)] }
}

test.each(['', 'sss', 'smms', 'smsmsmsmsmsmsmsm', 'msbsmsmsmsmsmbssm', 'mssmssmssmssmssmssmss'])(
  'the drawings of a slide (%s) keep their order while some of them move',
  (turns) => {
    const { order, given } = split(turns)
    expect(order).toEqual(given)
  },
)

test('at most six runs of still drawings have an image that no limit of memory bounds', () => {
  expect(split('smsmsmsmsmsmss').kinds.filter((kind) => kind === 'still')).toHaveLength(6)
  expect(split('smsmsmsmsmsmss').kinds.at(-1)).toBe('limited')
})

test('a blended drawing is part of the still background until something below it moves', () => {
  expect(split('bsmb').kinds).toEqual(['still', 'moving', 'limited'])
})
