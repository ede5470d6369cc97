import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { postVersions } from '@postwright/core/collections/post-versions'
import { emptyDraft, postDraftSchema } from '@postwright/core/model/post'
import { PostVersionsDialog, PostChanges } from '@/features/content-studio/components/post-dialogs.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { show } from './support/show.tsx'

const post = makePost({ id: 'p1', text: 'Oak chairs' })
const version = (id: string, createdBy: string, postRev: number) =>
  postVersions.schema.parse({
    ...post,
    id,
    createdBy,
    postRev,
    contentHash: 'a'.repeat(64),
    basedOn: 0,
    draft: postDraftSchema.parse(post),
  })

afterEach(cleanup)

it('says by name who has left each version, and of a person who is no member any more that it was another', async () => {
  store.put(postVersions, ['w1', 'p1'], version('v3', 'ada', 3), version('v2', 'ben', 2), version('v1', 'eve', 1))
  api.answer(listMembers, {
    members: [
      makeListedMember({ uid: 'ada', fullName: 'Ada Byron' }),
      makeListedMember({ uid: 'ben', fullName: 'Ben Okafor' }),
    ],
  })
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <PostVersionsDialog workspaceId="w1" postId="p1" draft={post} connections={[]} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const rows = within(await screen.findByRole('list', { name: 'Versions', hidden: true }))
  await vi.waitFor(() => expect(rows.queryByText(/^Ben Okafor/)).not.toBeNull())
  expect(rows.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent.split(' ·')[0])).toEqual([
    'You',
    'Ben Okafor',
    'Another member',
  ])
})

it('shows settings by the labels of their networks, channels by their handles, and no ids', async () => {
  const x = makeConnection({ id: 'c1', platform: 'x', handle: '@oak' })
  const setting = (key: string, value: string) => ({ connectionId: 'c1', key, value })
  const before = { ...emptyDraft(), connectionIds: ['c1', 'gone7'], settings: [setting('replySettings', 'everyone')] }
  const after = {
    ...before,
    connectionIds: ['c1'],
    settings: [setting('replySettings', 'following'), setting('madeWithAi', 'on')],
  }
  const { container } = await show(<PostChanges before={before} after={after} connections={[x]} />)
  const words = container.textContent ?? ''
  expect(words).not.toMatch(/c1|gone7|replySettings|madeWithAi|following/)
  expect(words).toContain('Removed channel')
  expect(words).toMatch(/@oak · .+: .+/)
})
