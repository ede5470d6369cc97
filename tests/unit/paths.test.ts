import { describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'

const built = Object.entries(paths).map(([name, path]: [string, (...ids: string[]) => string]) => ({
  name,
  path: path('{a}', '{b}'),
  ids: path.length,
}))

describe('every path', () => {
  it.each(built)('$name has no empty part and no id that a document could not have', ({ path }) => {
    for (const part of path.split('/')) expect(part).toMatch(/^([a-z][A-Za-z]*|\{[ab]\})$/)
  })

  it.each(built)('$name alternates between collections and ids', ({ path, ids }) => {
    const parts = path.split('/')
    expect(parts.filter((_, i) => i % 2 === 0).every((part) => /^[a-z]/.test(part))).toBe(true)
    expect(parts.filter((_, i) => i % 2 === 1)).toHaveLength(ids)
  })

  it('is the only one of its kind', () => {
    expect(new Set(built.map(({ path }) => path)).size).toBe(built.length)
  })

  it('becomes the template of a trigger when called with placeholders', () => {
    expect(paths.variant('{wid}', '{id}')).toBe('workspaces/{wid}/variants/{id}')
  })
})
