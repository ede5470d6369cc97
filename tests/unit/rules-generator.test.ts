import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '@postwright/core/collections/collection'
import { documentBase } from '@postwright/core/model/document'
import { renderRules } from '../../scripts/rules/render-rules.ts'

const fields = { title: z.string().max(80), size: z.int().min(1).max(9), isOpen: z.boolean() }
const board = {
  name: 'boards',
  path: (wid: string) => `workspaces/${wid}/boards`,
  id: 'id',
  schema: documentBase.extend({
    ...fields,
    cards: z.array(z.object({ text: z.string().max(5), tags: z.array(z.string()).max(3) })).max(1),
  }),
  version: 1,
  read: { get: 'members', list: 'members' },
  write: { by: 'editors', right: 'write_drafts', fields: ['title', 'size', 'isOpen', 'cards'], removable: true },
  export: 'whole',
  deletion: 'below',
} as const

const render = (...collections: Parameters<typeof renderRules>[1]) =>
  renderRules('{{rights}}\n{{shapes}}\n{{collections}}\n', collections).replaceAll(/\s+/g, ' ')

const boards = defineCollection<typeof board.schema, [wid: string], string>(board)
const workspaces = { name: 'workspaces', path: () => 'workspaces', id: 'wid', deletion: 'kept' } as const

it('puts the block of a collection inside of that of its parent', () => {
  expect(render(workspaces, boards)).toMatch(/match \/workspaces\/\{wid\} \{ .* match \/boards\/\{id\} \{ [^{}]* \} \}/)
})

it('checks the fields that clients fill as their schema says, one level into lists', () => {
  const rules = render(workspaces, boards)
  expect(rules).toContain(
    'return isText(data.title, 80) && data.size is int && data.size >= 1 && data.size <= 9 && data.isOpen is bool',
  )
  expect(rules).toContain(
    "item.size() == 2 && item.text.replace('[\\\\x{10000}-\\\\x{10FFFF}]', '#').size() <= 5 && item.text.matches('[^\\\\x00-\\\\x08\\\\x0b\\\\x0c\\\\x0e-\\\\x1f\\\\x7f-\\\\x{9f}\\\\x{fffe}\\\\x{ffff}]*') && item.tags is list && item.tags.size() <= 3",
  )
})

it('lets a version go up only, and what it adds begin as in a new document', () => {
  const migrations = [{ fields: ['closedAt'], up: () => ({ closedAt: null }) }]
  const write = { ...board.write, initial: { closedAt: null } }
  const schema = board.schema.extend({ closedAt: z.int().nullable() })
  const rules = render(workspaces, { ...boards, schema, version: 2, migrations, write: { ...write, acceptedFrom: 1 } })
  expect(rules).toContain("'rev', 'updatedAt', 'schema', 'closedAt'])")
  expect(rules).toContain("isVersionUpTo(2) && isKeptOr(null, 'closedAt')")
  expect(rules).toContain("data.get('closedAt', null) == null")
  expect(
    render(workspaces, { ...boards, schema, version: 2, migrations, write: { ...write, acceptedFrom: 2 } }),
  ).toContain('isVersionUpTo(2) && request.resource.data.schema >= 2')
})

it('keeps what a document was created with, and leaves one that is a person’s own to its author', () => {
  const write = { ...board.write, fixed: ['title'], isOwn: true }
  const rules = render(workspaces, { ...boards, write })
  expect(rules).toContain("changesOnly(['size', 'isOpen', 'cards', 'rev', 'updatedAt'])")
  expect(rules).toContain('allow update: if canWriteDrafts(wid) && resource.data.createdBy == request.auth.uid')
  expect(rules).toContain('allow delete: if canWriteDrafts(wid) && resource.data.createdBy == request.auth.uid')
})

it('checks the names in a map that is left to its schema', () => {
  const schema = board.schema.extend({ look: z.object({ color: z.union([z.string(), z.int()]), width: z.number() }) })
  const write = { ...board.write, fields: ['look'], bySizeOnly: ['look'] }
  expect(render(workspaces, { ...boards, schema, write })).toContain(
    "data.look is map && data.look.size() == 2 && data.look.keys().hasOnly(['color', 'width'])",
  )
})

it('stops at what rules cannot check: a text or list without an end, a pattern they read in another way', () => {
  const withTitle = (title: z.ZodType) => () =>
    render(workspaces, { ...boards, schema: board.schema.extend({ title }) })
  expect(withTitle(z.string())).toThrow(/data.title needs a largest size/)
  expect(withTitle(z.array(z.string().max(3)))).toThrow(/needs a largest size/)
  expect(
    withTitle(
      z
        .string()
        .max(9)
        .regex(/^(?!x).*$/),
    ),
  ).toThrow(/in another way/)
})

it('lets only managers fill what is theirs', () => {
  const schema = board.schema.extend({ locks: z.array(z.string().max(9)).max(2) })
  const write = { ...board.write, fields: ['locks'], managersOnly: ['locks'], bySizeOnly: ['locks'] }
  const rules = render(workspaces, { ...boards, schema, write })
  expect(rules).toContain(
    "(request.resource.data.get('locks', []) == [] || roleMayManageWorkspace(wid)) && isNewBoard(request.resource.data)",
  )
  expect(rules).toContain(
    "allow update: if canWriteDrafts(wid) && (request.resource.data.get('locks', []) == resource.data.get('locks', []) || roleMayManageWorkspace(wid))",
  )
})
