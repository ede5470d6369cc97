import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { notifications } from '@postwright/core/collections/notifications'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { getRolesWith } from '@postwright/core/rights/rights'
import { renderRules } from '../../scripts/rules/render-rules.ts'
import { readText } from '../../scripts/structure/sources.ts'

const rules = readText('firestore.rules')
const template = readText('scripts/rules/template.rules')

/** The words in quotation marks inside one function of the rules. */
function wordsIn(begin: string, end = '}'): string[] {
  const start = rules.indexOf(begin)
  expect(start, begin).toBeGreaterThan(-1)
  const text = rules.slice(start, rules.indexOf(end, start))
  return [...text.matchAll(/'([\w]+)'/g)].map(([, word = '']) => word)
}

it('are what the descriptions of the collections say: npm run rules writes them', () => {
  expect(rules).toBe(renderRules(template, COLLECTIONS))
})

describe('the rules name what the model names', () => {
  it.each(['read_content', 'write_drafts', 'edit_library'] as const)('who may %s', (right) => {
    const name = right.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    expect(wordsIn(`function can${name}(`)).toEqual(getRolesWith(right))
  })

  it('how much is asked for at once', () => {
    expect(template).toContain(`request.query.limit <= ${LIST_LIMIT_MAX}`)
  })
})

it('the one field of a notification that its owner may change is one that each has', () => {
  expect(notifications.write).toEqual({ by: 'person', marks: 'readAt' })
  for (const { shape } of notifications.schema.options) expect(Object.keys(shape)).toContain('readAt')
})

describe('the rules are written to be read', () => {
  it('one block for each collection, in their order', () => {
    const blocks = [...rules.matchAll(/match \/(\w+)\/\{\w+\}/g)].map(([, name]) => name)
    expect(blocks).toEqual(['databases', ...COLLECTIONS.map(({ name }) => name)])
  })

  it('each decides get, list, create, update and delete apart, and the rest is refused', () => {
    const blocks = rules.split(/match \/(?=\w)/).slice(2)
    for (const block of blocks) {
      const own = block.slice(0, block.indexOf('match ') === -1 ? undefined : block.indexOf('match '))
      const decided = [...own.matchAll(/allow ([\w, ]+):/g)].flatMap(([, list = '']) => list.split(', '))
      expect(decided.toSorted(), block.slice(0, 40)).toEqual(['create', 'delete', 'get', 'list', 'update'])
    }
    expect(rules).not.toMatch(/allow [^:]*\b(read|write)\b/)
    expect(rules).toMatch(/match \/\{path=\*\*\} \{\s+allow get, list, create, update, delete: if false;\s+\}/)
  })
})
