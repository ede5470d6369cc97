import { describe, expect, it } from 'vitest'
import {
  ALT_TEXT_MAX,
  LIST_LIMIT_MAX,
  POST_CONNECTIONS_MAX,
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
} from '@postwright/core/limits'
import { EDITING_ROLES, memberRoleSchema } from '@postwright/core/model/member'
import { notificationSchema } from '@postwright/core/model/notification'
import { POST_SCHEMA, postDraftSchema, postMediaSchema, postSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { EDITABLE_LIFECYCLES } from '@postwright/core/publishing/lifecycle'
import { readText } from './support/sources.ts'

const rules = readText('firestore.rules')

/** The words in quotation marks inside one function of the rules or one `allow` of the posts. */
function wordsIn(begin: string, end = '}'): string[] {
  const start = rules.indexOf(begin)
  expect(start, begin).toBeGreaterThan(-1)
  const text = rules.slice(start, rules.indexOf(end, start))
  return [...text.matchAll(/'([\w]+)'/g)].map(([, word = '']) => word)
}

describe('the rules name what the schemas name', () => {
  it('the fields of a new post', () => {
    const { id: _id, ...fields } = postSchema.shape
    const words = [...new Set(wordsIn('function isNewPost'))]
    const [named, [lifecycle]] = [words.slice(0, -1), words.slice(-1)]
    expect(named.toSorted()).toEqual(Object.keys(fields).toSorted())
    expect(lifecycle).toBe('draft')
  })

  it('the fields that an edit may change', () => {
    const draft = [...Object.keys(postDraftSchema.shape), 'rev', 'updatedAt']
    const update = rules.indexOf('changesOnly([', rules.indexOf('match /posts/'))
    expect(wordsIn(rules.slice(update, update + 120), ')').toSorted()).toEqual(draft.toSorted())
  })

  it('the one field of a notification that its owner may change', () => {
    expect(wordsIn('changesOnly([', ')')).toEqual(['readAt'])
    for (const { shape } of notificationSchema.options) expect(Object.keys(shape)).toContain('readAt')
  })

  it('the fields of a picture', () => {
    expect(wordsIn('function isPostMedia(').toSorted()).toEqual(Object.keys(postMediaSchema.shape).toSorted())
  })

  it('who reads, who edits, and what is editable', () => {
    expect(wordsIn('function canRead')).toEqual(memberRoleSchema.options)
    expect(wordsIn('function canEdit')).toEqual(EDITING_ROLES)
    expect(wordsIn('function isEditable')).toEqual(EDITABLE_LIFECYCLES)
  })

  it.each([
    `request.query.limit <= ${LIST_LIMIT_MAX}`,
    `isText(data.text, ${POST_TEXT_MAX})`,
    `isText(item.alt, ${ALT_TEXT_MAX})`,
    `list is list && list.size() <= ${POST_MEDIA_MAX}`,
    `list is list && list.size() <= ${POST_CONNECTIONS_MAX}`,
    `isWhole(data.schema, ${POST_SCHEMA})`,
  ])('the bound of %s', (text) => {
    expect(rules).toContain(text)
  })

  it('every place of both lists', () => {
    for (let i = 0; i < POST_MEDIA_MAX; i += 1) expect(rules).toContain(`isPostMediaAt(list, ${i})`)
    for (let i = 0; i < POST_CONNECTIONS_MAX; i += 1) expect(rules).toContain(`isIdAt(list, ${i})`)
  })
})

describe('the rules are written to be read', () => {
  it('one block for each collection, in the order of the paths', () => {
    const named = Object.values(paths).map((path: (...ids: string[]) => string) => path('x', 'x').split('/'))
    const collections = [...new Set(named.map((parts) => parts.findLast((_, i) => i % 2 === 0) ?? ''))]
    const blocks = [...rules.matchAll(/match \/(\w+)\/\{\w+\}/g)].map(([, name]) => name)
    expect(blocks).toEqual(['databases', ...collections])
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
