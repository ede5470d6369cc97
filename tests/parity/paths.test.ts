import { expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import { literalsOf } from './support/used-keys.ts'

/** Every path with `*` for its ids, except for bare names of top-level collections, which are words like others. */
const templates = Object.values(paths)
  .map((path: (...ids: string[]) => string) => path('*', '*'))
  .filter((path) => path.includes('/'))

const product = (['core', 'web', 'functions', 'scripts'] as const)
  .flatMap(sourcesOf)
  .filter(({ path }) => path !== 'core/src/paths.ts')

/** Returns whether a literal is one of our paths, with any ids. */
function isPath(literal: string): boolean {
  const parts = literal.replaceAll(/\$\{[^}]*\}/g, '*').split('/')
  return templates.some((template) => {
    const expected = template.split('/')
    return (
      expected.length === parts.length &&
      expected.every((part, i) => (part === '*' ? parts[i] !== '' : part === parts[i]))
    )
  })
}

it('spells out the path of a document in one file only', () => {
  expect(isPath('workspaces/${wid}/posts')).toBe(true)
  const spelled = product.flatMap(({ path, text }) =>
    literalsOf(text)
      .filter(isPath)
      .map((literal) => `${path}: ${literal}`),
  )
  expect(spelled).toEqual([])
})

it('opens collections by those paths only', () => {
  const byName = /\b(?:collection|collectionGroup|doc)\((?:(?:\w+\.)*(?:db|firestore),\s*)?['"`]/
  expect(product.filter(({ text }) => byName.test(text)).map(({ path }) => path)).toEqual([])
})
