import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { EditorNotices } from '@/features/content-studio/components/editor-notices.tsx'
import { joinUnasked } from '@/documents/merge/draft-parts.ts'
import { wordDiff } from '@/documents/diff-text.tsx'
import { postParts } from '@/posts/content/post-parts.ts'
import { sameDraft } from '@/posts/content/same-draft.ts'
import { autosaveStage } from './support/autosave-stage.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'
import { processorTime } from '../support/processor-time.ts'

afterEach(cleanup)

const draft = (fields: Partial<PostDraft>): PostDraft => ({ ...emptyDraft(), ...fields })
const stored = (rev: number, fields: Partial<PostDraft>) => ({ rev, draft: draft(fields), editable: true })

function postStage(fields: Partial<PostDraft>) {
  const initial = stored(1, fields)
  const merge = (base: PostDraft, mine: PostDraft, theirs: PostDraft) => joinUnasked(postParts, base, mine, theirs)
  return autosaveStage(initial, initial.draft, { isSame: sameDraft, merge })
}

function notices({ autosave }: ReturnType<typeof postStage>) {
  const state = autosave.getState()
  return (
    <EditorNotices {...{ state, autosave }} restore={null} continued={null} connections={[]} onCopy={() => undefined} />
  )
}

it('changes of different parts are joined and saved without a question', async () => {
  const stage = postStage({ text: 'Old', title: 'Old' })
  stage.autosave.edit(draft({ text: 'Mine', title: 'Old' }))
  stage.autosave.serverChanged(stored(2, { text: 'Old', title: 'Theirs' }))
  expect(stage.status()).toBe('unsaved')
  await stage.wait(1_000)
  expect(stage.writes).toMatchObject([{ draft: { text: 'Mine', title: 'Theirs' }, rev: 3 }])
})

it('a part that both changed is shown on both sides with its words marked, and the choice is saved with everything else', async () => {
  const stage = postStage({ text: 'A red chair', title: 'Old', note: '' })
  stage.autosave.edit(draft({ text: 'A blue chair', title: 'Mine', note: 'Ask Ben' }))
  stage.autosave.serverChanged(stored(2, { text: 'A green chair', title: 'Old', comment: 'Theirs' }))
  await show(notices(stage))
  const [part] = await screen.findAllByRole('group', { name: 'Text' })
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
  const marked = [...(part?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
  expect(marked).toEqual(['blue', 'green'])
  const goOn = screen.getByRole('button', { name: 'Continue with these choices' })
  expect(goOn).toHaveProperty('disabled', true)
  await userEvent.click(within(part ?? document.body).getByRole('radio', { name: 'Both, one after the other' }))
  await userEvent.click(goOn)
  const text = 'A blue chair\n\nA green chair'
  expect(stage.writes).toMatchObject([{ draft: { text, title: 'Mine', note: 'Ask Ben', comment: 'Theirs' }, rev: 3 }])
})

it('the other version can be taken where both changed something, and what was changed only here stays', async () => {
  const stage = postStage({ text: 'Old' })
  stage.autosave.edit(draft({ text: 'Mine', title: 'Mine alone' }))
  stage.autosave.serverChanged(stored(2, { text: 'Theirs' }))
  await show(notices(stage))
  await screen.findByRole('group', { name: 'Text' })
  await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(stage.writes).toMatchObject([{ draft: { text: 'Theirs', title: 'Mine alone' }, rev: 3 }])
})

it('undoing the choice of the own version brings back what the other side wrote, and keeps what was changed only here', async () => {
  const stage = postStage({ text: 'Old' })
  stage.autosave.edit(draft({ text: 'Mine', title: 'Mine alone' }))
  stage.autosave.serverChanged(stored(2, { text: 'Theirs' }))
  await showWithToasts(notices(stage))
  await screen.findByRole('group', { name: 'Text' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  expect(stage.writes).toMatchObject([{ draft: { text: 'Mine', title: 'Mine alone' }, rev: 3 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(stage.autosave.getState().draft).toMatchObject({ text: 'Theirs', title: 'Mine alone' })
})

it('words are compared in every script, and everything of both texts is in the comparison', () => {
  const diff = wordDiff('我喜欢红色的椅子', '我喜欢蓝色的椅子')
  expect(diff.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(1)
  const side = (hidden: string) => diff.flatMap(({ kind, text }) => (kind === hidden ? [] : [text])).join('')
  expect([side('added'), side('removed')]).toEqual(['我喜欢红色的椅子', '我喜欢蓝色的椅子'])
})

it('texts without anything in common are compared in a moment', async () => {
  const words = (prefix: string) => Array.from({ length: 1_500 }, (_, at) => `${prefix}${at}`).join(' ')
  const compare = () => expect(wordDiff(words('a'), words('b')).length).toBeGreaterThan(1)
  expect(await processorTime(compare)).toBeLessThan(5_000)
})
