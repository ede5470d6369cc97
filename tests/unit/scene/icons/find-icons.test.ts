import { findIcons } from '@postwright/core/scene/icons/find-icons'
import { iconPath } from '@postwright/core/scene/icons/icon-path'
import { expect, it } from 'vitest'

it('finds icons by the beginnings of words, those of that name first', () => {
  expect(findIcons('arr up')[0]).toBe('arrow-up')
  expect(findIcons('Chart')[0]).toBe('chart-bar')
  expect(findIcons('euro')).toEqual(expect.not.arrayContaining(['arrow-up']))
  expect(findIcons('no such thing')).toEqual([])
})

it('has an outline for every icon that it finds', () => {
  const all = findIcons('')
  expect(all.length).toBeGreaterThan(160)
  expect(all.filter((name) => !/^M[\d.]/.test(iconPath(name) ?? ''))).toEqual([])
})
