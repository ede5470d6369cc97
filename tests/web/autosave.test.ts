import { expect, test } from 'vitest'
import { SAVE_DELAY, SLOW_WRITE } from '@/documents/autosave.ts'
import type { PostDraft } from '@postwright/core/model/post'
import { sameDraft } from '@/posts/content/same-draft.ts'
import { autosaveStage, draftOf, versionOf } from './support/autosave-stage.ts'

test('writes once after the typing pauses, as the next revision', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('H'))
  await stage.wait(SAVE_DELAY - 1)
  stage.autosave.edit(draftOf('Hi'))
  await stage.wait(SAVE_DELAY - 1)
  expect(stage.writes).toEqual([])
  await stage.wait(1)
  expect(stage.writes).toMatchObject([{ draft: { text: 'Hi' }, rev: 2 }])
  expect(stage.status()).toBe('saving')
  await stage.writes[0]?.settle('written')
  expect(stage.status()).toBe('saved')
})

test('keeps one write in flight and saves what was typed meanwhile afterwards', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('one'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.edit(draftOf('one two'))
  await stage.wait(SAVE_DELAY * 3)
  expect(stage.writes).toHaveLength(1)
  await stage.writes[0]?.settle('written')
  await stage.wait(0)
  expect(stage.writes[1]).toMatchObject({ draft: { text: 'one two' }, rev: 3 })
})

test('holds a copy on this device until the server has the text', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('precious'))
  expect(stage.device.copy).toEqual({ draft: draftOf('precious'), base: { rev: 1, draft: draftOf('') } })
  await stage.wait(SAVE_DELAY)
  expect(stage.device.copy).not.toBeNull()
  await stage.writes[0]?.settle('written')
  expect(stage.device.copy).toBeNull()
})

test('is unsafe to leave only while neither the server nor this device has the text', async () => {
  const stage = autosaveStage()
  stage.device.isFull = true
  stage.autosave.edit(draftOf('precious'))
  await stage.wait(0)
  expect(stage.autosave.getState().isSafe).toBe(false)
  await stage.wait(SAVE_DELAY)
  await stage.writes[0]?.settle('written')
  expect(stage.autosave.getState().isSafe).toBe(true)
})

test('waits for the connection, then saves by itself', async () => {
  const stage = autosaveStage()
  stage.network.isOnline = false
  stage.autosave.edit(draftOf('in the train'))
  await stage.wait(SAVE_DELAY)
  expect(stage.writes).toEqual([])
  expect(stage.status()).toBe('offline')
  stage.network.isOnline = true
  stage.autosave.connectionChanged()
  await stage.writes[0]?.settle('written')
  expect(stage.status()).toBe('saved')
})

test('calls a connection that does not answer offline, and recovers when it does', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('slow'))
  await stage.wait(SAVE_DELAY)
  await stage.wait(SLOW_WRITE)
  expect(stage.status()).toBe('offline')
  await stage.writes[0]?.settle('written')
  expect(stage.status()).toBe('saved')
})

test('tries again after a failure, less and less often', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('again'))
  await stage.wait(SAVE_DELAY)
  await stage.writes[0]?.settle('failed')
  expect(stage.status()).toBe('failed')
  await stage.wait(3000)
  await stage.writes[1]?.settle('failed')
  await stage.wait(3000)
  expect(stage.writes).toHaveLength(2)
  await stage.wait(3000)
  expect(stage.writes).toHaveLength(3)
})

test('shows a newer version when nothing was typed here', () => {
  const stage = autosaveStage(versionOf(1, 'mine'))
  stage.autosave.serverChanged(versionOf(2, 'from another tab'))
  expect(stage.text()).toBe('from another tab')
  expect(stage.status()).toBe('saved')
})

test('keeps what is being typed when only the revision moved, and saves on top of it', async () => {
  const stage = autosaveStage(versionOf(1, 'text'))
  stage.autosave.edit(draftOf('text, longer'))
  stage.autosave.serverChanged(versionOf(4, 'text'))
  await stage.wait(SAVE_DELAY)
  expect(stage.writes).toMatchObject([{ draft: { text: 'text, longer' }, rev: 5 }])
})

test('asks when both sides changed the text, and loses neither', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  stage.autosave.serverChanged(versionOf(2, 'theirs'))
  expect(stage.autosave.getState()).toMatchObject({
    status: 'conflict',
    draft: { text: 'mine' },
    theirs: { draft: { text: 'theirs' } },
  })
  await stage.wait(SAVE_DELAY * 2)
  expect(stage.writes).toEqual([])
  expect(stage.device.copy?.draft.text).toBe('mine')
})

test('finds the conflict behind a refused write', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  await stage.wait(SAVE_DELAY)
  stage.serverHas(versionOf(2, 'theirs'))
  await stage.writes[0]?.settle('refused')
  expect(stage.status()).toBe('conflict')
})

test('writes over the other version on "keep mine"', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  stage.autosave.serverChanged(versionOf(7, 'theirs'))
  stage.autosave.keepMine()
  expect(stage.writes).toMatchObject([{ draft: { text: 'mine' }, rev: 8 }])
  await stage.writes[0]?.settle('written')
  expect(stage.status()).toBe('saved')
})

test('shows the other version on "take theirs" and goes on from it', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  stage.autosave.serverChanged(versionOf(7, 'theirs'))
  stage.autosave.takeTheirs()
  expect(stage.text()).toBe('theirs')
  expect(stage.device.copy).toBeNull()
  stage.autosave.edit(draftOf('theirs, and more'))
  await stage.wait(SAVE_DELAY)
  expect(stage.writes).toMatchObject([{ rev: 8 }])
})

test('does not take its own write, seen early, for a write of another page', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.serverChanged(versionOf(2, 'mine'))
  stage.autosave.edit(draftOf('mine, longer'))
  await stage.writes[0]?.settle('written')
  expect(stage.status()).toBe('unsaved')
})

test('does not believe that its own write, seen early, is stored when it then fails', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.serverChanged(versionOf(2, 'mine'))
  await stage.writes[0]?.settle('failed')
  expect(stage.status()).toBe('failed')
  expect(stage.device.copy?.draft.text).toBe('mine')
})

test('takes in what another tab wrote while a write was under way', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('mine'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.serverChanged(versionOf(3, 'theirs'))
  await stage.writes[0]?.settle('written')
  expect(stage.text()).toBe('theirs')
  expect(stage.status()).toBe('saved')
})

test('keeps late words when the post is being sent meanwhile', async () => {
  const stage = autosaveStage(versionOf(1, 'start'))
  stage.autosave.edit(draftOf('too late'))
  stage.autosave.serverChanged(versionOf(2, 'start', false))
  expect(stage.status()).toBe('locked')
  await stage.wait(SAVE_DELAY * 2)
  expect(stage.writes).toEqual([])
  expect(stage.text()).toBe('too late')
})

test('flush answers with the acknowledged revision', async () => {
  const stage = autosaveStage(versionOf(3, ''))
  stage.autosave.edit(draftOf('now'))
  const flushed = stage.autosave.flush()
  await stage.writes[0]?.settle('written')
  await expect(flushed).resolves.toEqual({ ok: true, rev: 4 })
})

test('flush includes what was typed while a write was under way', async () => {
  const stage = autosaveStage(versionOf(3, ''))
  stage.autosave.edit(draftOf('a'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.edit(draftOf('ab'))
  const flushed = stage.autosave.flush()
  await stage.writes[0]?.settle('written')
  await stage.wait(0)
  await stage.writes[1]?.settle('written')
  await expect(flushed).resolves.toEqual({ ok: true, rev: 5 })
})

test('flush says at once that it cannot save without a connection', async () => {
  const stage = autosaveStage()
  stage.network.isOnline = false
  stage.autosave.edit(draftOf('x'))
  await expect(stage.autosave.flush()).resolves.toEqual({ ok: false, status: 'offline' })
})

test('leaving the editor saves without waiting for the pause', () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('bye'))
  void stage.autosave.close()
  expect(stage.writes).toMatchObject([{ draft: { text: 'bye' } }])
})

test('joins both sides by itself where the kind of document says how, and saves what came of it', async () => {
  const merge = (_: PostDraft, mine: PostDraft, theirs: PostDraft) => draftOf(`${theirs.text} ${mine.text}`)
  const stage = autosaveStage(versionOf(1, ''), draftOf(''), { isSame: sameDraft, merge })
  stage.autosave.edit(draftOf('mine'))
  stage.autosave.serverChanged(versionOf(2, 'theirs'))
  expect(stage.status()).toBe('unsaved')
  expect(stage.text()).toBe('theirs mine')
  expect(stage.device.copy).toMatchObject({ draft: { text: 'theirs mine' }, base: { rev: 2 } })
  await stage.wait(SAVE_DELAY)
  expect(stage.writes).toMatchObject([{ draft: { text: 'theirs mine' }, rev: 3 }])
})

test('leaves the decision to a person where both sides do not fit together', () => {
  const stage = autosaveStage(versionOf(1, ''), draftOf(''), { isSame: sameDraft, merge: () => null })
  stage.autosave.edit(draftOf('mine'))
  stage.autosave.serverChanged(versionOf(2, 'theirs'))
  expect(stage.status()).toBe('conflict')
})

test('leaves no copy on this device when the document is deleted while a write is under way', async () => {
  const stage = autosaveStage()
  stage.autosave.edit(draftOf('almost'))
  await stage.wait(SAVE_DELAY)
  stage.autosave.drop()
  void stage.autosave.close()
  await stage.writes[0]?.settle('written')
  await stage.wait(SAVE_DELAY)
  expect(stage.device.copy).toBeNull()
  expect(stage.writes).toHaveLength(1)
})
