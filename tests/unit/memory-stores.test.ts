import { testPublishingStores } from '../support/contracts/publishing-stores.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { pathOf } from '../support/memory/database.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'

let made = 0

testPublishingStores(async () => {
  const clock = { now: () => MADE_AT, sleep: () => Promise.resolve() }
  const { stores, database } = createMemoryPublishing({ clock, ids: { random: () => `id${(made += 1)}` } })
  return { stores, workspaceId: 'w1', addPost: async (post) => void database.posts.set(pathOf('w1', post.id), post) }
})
