import { accountExportSchema } from '@postwright/core/model/account-export'
import { describe, expect, test } from 'vitest'
import { removeOrphans } from '../../functions/src/store/account-data.ts'

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

describe('the documents of a workspace in an export', () => {
  const on = (id: string, subject: object) => ({ id, subject: { kind: 'deck', slideId: null, ...subject } })
  const exported = (unreadable: string[] = []) =>
    removeOrphans({
      documents: {
        comments: [
          on('ofDeck', { deckId: 'here' }),
          on('ofSlide', { deckId: 'here', slideId: 'slide1' }),
          on('ofRemovedSlide', { deckId: 'here', slideId: 'removed' }),
          on('ofTrashedDeck', { deckId: 'trashed' }),
          on('ofTrashedSlide', { deckId: 'trashed', slideId: 'slide2' }),
        ],
        slides: [
          { id: 'slide1', deckId: 'here' },
          { id: 'slide2', deckId: 'trashed' },
        ],
        decks: [{ id: 'here' }],
      },
      unreadable,
    }).documents
  const idsOf = (name: string, from = exported()) => from[name]?.map(({ id }) => id)

  test('have neither the slides of a deck in the trash nor the comments on them', () => {
    expect(idsOf('slides')).toEqual(['slide1'])
    expect(idsOf('comments')).not.toContain('ofTrashedDeck')
    expect(idsOf('comments')).not.toContain('ofTrashedSlide')
  })

  test('have the comments that a deck shows, also those on a slide that was removed from it', () => {
    expect(idsOf('comments')).toEqual(['ofDeck', 'ofSlide', 'ofRemovedSlide'])
  })

  test('have what belongs to a deck that could not be read', () => {
    const documents = exported(['workspaces/w1/decks/trashed'])
    expect(idsOf('slides', documents)).toEqual(['slide1', 'slide2'])
    expect(idsOf('comments', documents)).toHaveLength(5)
  })
})
