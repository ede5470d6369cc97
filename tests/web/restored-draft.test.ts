import { expect, test } from 'vitest'
import { restoreCopies } from '@/documents/draft-session.ts'
import { SAVE_DELAY } from '@/documents/autosave.ts'
import type { PostDraft } from '@postwright/core/model/post'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import type { ServerVersion } from '@/documents/draft-type.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { autosaveStage, draftOf, versionOf } from './support/autosave-stage.ts'
import { waitingDraft } from './support/outbox-stage.ts'

/** The editor of a post after the tab was killed: what is stored, and the copies that the tab left. */
function reopen(stored: ServerVersion<PostDraft>, copies: readonly WaitingDraft<PostDraft>[]) {
  const restored = restoreCopies(postDrafts, stored, copies)
  const stage = autosaveStage(restored.base, restored.draft)
  stage.autosave.serverChanged(stored)
  return { ...stage, restored }
}

const stored = versionOf(1, 'start')
const typed = waitingDraft('typed before the tab was killed')

test('continues with the unsaved words by itself when nothing else has happened to the post', async () => {
  const stage = reopen(stored, [typed])
  expect(stage.text()).toBe('typed before the tab was killed')
  expect(stage.restored.continues).toBe(true)
  await stage.wait(SAVE_DELAY)
  expect(stage.writes).toMatchObject([{ draft: { text: 'typed before the tab was killed' }, rev: 2 }])
})

test('publishes the unsaved words and never the old ones when the first thing done is to publish', async () => {
  const stage = reopen(stored, [typed])
  const flushed = stage.autosave.flush()
  await stage.writes[0]?.settle('written')
  await expect(flushed).resolves.toEqual({ ok: true, rev: 2 })
  expect(stage.writes[0]?.draft.text).toBe('typed before the tab was killed')
})

test('continues although the post was planned meanwhile, which changes only its revision', () => {
  const stage = reopen(versionOf(4, 'start'), [typed])
  expect(stage.status()).toBe('unsaved')
  expect(stage.text()).toBe('typed before the tab was killed')
})

test('shows both when the stored words changed too, and lets nothing go out before a person has decided', async () => {
  const stage = reopen(versionOf(2, 'changed on the phone'), [typed])
  expect(stage.autosave.getState()).toMatchObject({
    status: 'conflict',
    draft: { text: 'typed before the tab was killed' },
    theirs: { draft: { text: 'changed on the phone' } },
  })
  expect(stage.restored.continues).toBe(false)
  await expect(stage.autosave.flush()).resolves.toEqual({ ok: false, status: 'conflict' })
  expect(stage.writes).toEqual([])
})

test('drops copies that the server has', () => {
  const { restored } = reopen(versionOf(2, typed.draft.text), [typed])
  expect(restored).toMatchObject({ copy: null, others: [], needless: [typed.id] })
})

test('continues with the newest of two killed tabs and keeps the other until a person has decided', () => {
  const older = waitingDraft('of the other tab')
  const { restored } = reopen(stored, [typed, older])
  expect(restored.draft.text).toBe('typed before the tab was killed')
  expect(restored.others).toEqual([older])
})

test('keeps late words when the post is out already', () => {
  const stage = reopen(versionOf(2, 'start', false), [typed])
  expect(stage.status()).toBe('locked')
  expect(stage.text()).toBe('typed before the tab was killed')
})

test('in a conflict between two tabs, a choice in one tab leaves the copy of the other where it is', () => {
  const tabs = [autosaveStage(stored), autosaveStage(stored)] as const
  tabs[0].autosave.edit(draftOf('of one'))
  tabs[1].autosave.edit(draftOf('of two'))
  tabs[1].autosave.serverChanged(versionOf(2, 'of one'))
  tabs[0].autosave.serverChanged(versionOf(2, 'of one'))
  expect(tabs[0].device.copy).toBeNull()
  expect(tabs[1].device.copy?.draft.text).toBe('of two')
  tabs[1].autosave.keepMine()
  expect(tabs[1].device.copy?.base).toEqual({ rev: 2, draft: draftOf('of one') })
})
