import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { notifications } from '@postwright/core/collections/notifications'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { EDITING_ROLES, memberRoleSchema } from '@postwright/core/model/member'
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

describe('the template names what the model names', () => {
  it('who reads and who edits', () => {
    expect(wordsIn('function canRead')).toEqual(memberRoleSchema.options)
    expect(wordsIn('function canEdit')).toEqual(EDITING_ROLES)
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
