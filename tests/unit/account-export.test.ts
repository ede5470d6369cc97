import { accountExportSchema } from '@postwright/core/model/account-export'
import { describe, expect, test } from 'vitest'

const empty = { exportedAt: 1, sessions: [], notifications: [] }
const workspace = {
  workspace: { id: 'w1', name: 'Mine' },
  members: [],
  posts: [{ id: 'p1', text: 'Hello', schema: 1 }],
}

describe('the file of an export', () => {
  test('of version 1 is read as one of today, document by document', () => {
    const file = { ...empty, user: { id: 'u1', email: 'ada@example.com' }, workspaces: [workspace] }
    expect(accountExportSchema.parse(file)).toEqual({
      version: 2,
      exportedAt: 1,
      account: { users: [file.user], sessions: [], notifications: [] },
      workspaces: [{ workspaces: [workspace.workspace], members: [], posts: workspace.posts }],
      arrivedFiles: {},
      people: {},
      leftOut: [],
    })
  })

  test('keeps collections and fields that this version does not know', () => {
    const file = {
      version: 2,
      exportedAt: 1,
      account: {},
      workspaces: [{ songs: [{ id: 's1', key: 'C' }] }],
      arrivedFiles: {},
      people: {},
      leftOut: [],
    }
    expect(accountExportSchema.parse(file)).toEqual(file)
  })

  test.each([
    ['of a later version', { version: 3, exportedAt: 1, account: {}, workspaces: [] }],
    ['without documents', { version: 2, exportedAt: 1 }],
    ['with a document that has no id', { version: 2, exportedAt: 1, account: {}, workspaces: [{ posts: [{}] }] }],
    ['that is something else', ['posts']],
  ])('%s is refused', (_what, file) => {
    expect(accountExportSchema.safeParse(file).success).toBe(false)
  })
})
