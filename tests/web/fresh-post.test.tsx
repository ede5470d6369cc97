import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { findFreshPost, isBlank } from '@/posts/begin/fresh-posts.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { store } from '../support/client/store.ts'
import { address, show } from './support/show.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function NewPost({ draft }: { draft?: PostDraft }) {
  const beginPost = useBeginPost()
  return (
    <button type="button" onClick={() => void beginPost(draft)}>
      New
    </button>
  )
}

it('an empty post is opened and not stored, so that empty drafts never pile up', async () => {
  await show(<NewPost />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/content-studio\/\w+\?new=1$/))
  expect(store.writes()).toEqual([])
  const id = /content-studio\/(\w+)/.exec(address())?.[1] ?? ''
  expect(findFreshPost(id)).toMatchObject({ id, rev: 0, text: '', lifecycle: 'draft' })
})

it('a post that is begun with words is stored at once', async () => {
  const draft = { ...emptyDraft(), text: 'A copy' }
  await show(<NewPost draft={draft} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/content-studio\/\w+$/))
  const id = /content-studio\/(\w+)/.exec(address())?.[1] ?? ''
  expect(store.writes()).toMatchObject([{ kind: 'set', path: paths.post('w1', id), fields: { ...draft, rev: 1 } }])
})

it('what makes a draft worth storing is anything a person has put into it', () => {
  expect(isBlank({ ...emptyDraft(), connectionIds: ['c1'] })).toBe(true)
  const given: Partial<PostDraft>[] = [
    { text: 'a' },
    { title: 'a' },
    { comment: 'a' },
    { note: 'a' },
    { labels: ['a'] },
    { thread: [''] },
    { media: [{ mediaId: 'm', alt: '' }] },
  ]
  for (const fields of given) expect(isBlank({ ...emptyDraft(), ...fields })).toBe(false)
})
