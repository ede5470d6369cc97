import { expect, it } from 'vitest'
import { circleIn } from '../../web/vite/whole-files-plugin.ts'

it('finds no circle where files share what they import', () => {
  const files = new Map([
    ['page', ['frame', 'records']],
    ['frame', ['records']],
    ['records', []],
  ])
  expect(circleIn(files)).toBeNull()
})

it('names the files of a circle in the order of their imports', () => {
  const files = new Map([
    ['page', ['frame']],
    ['frame', ['records', 'outside']],
    ['records', ['store']],
    ['store', ['frame']],
  ])
  expect(circleIn(files)).toEqual(['frame', 'records', 'store', 'frame'])
})
