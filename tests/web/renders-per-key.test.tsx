import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import { createSettledState } from '@/documents/settled-state.ts'
import { Editor } from '@/features/content-studio/components/editor.tsx'
import { LIVE_FIELDS } from '@/features/content-studio/live-texts.ts'
import { autosaveStage, versionOf } from './support/autosave-stage.ts'
import { makeConnection } from './support/connection.ts'
import { noUploads } from './support/no-uploads.ts'
import { show } from './support/show.tsx'
import { openWorkspace } from '../support/client/person.ts'

const { rendered } = vi.hoisted(() => ({ rendered: { chips: 0, preview: 0, bar: 0 } }))

openWorkspace({ timeZone: 'Europe/Berlin' })
vi.mock('@/posts/channels/channel-avatar.tsx', () => ({
  ChannelAvatar() {
    rendered.chips += 1
    return null
  },
}))
vi.mock('@/features/content-studio/components/preview/preview-panel.tsx', () => ({
  PreviewPanel() {
    rendered.preview += 1
    return null
  },
}))
vi.mock('@/posts/times/moment-button.tsx', () => ({
  MomentButton() {
    rendered.bar += 1
    return null
  },
}))
afterEach(cleanup)

const connections = ['one', 'two', 'three'].map((id) => makeConnection({ id, handle: id }))
const steps = { canUndo: false, canRedo: false, undo: () => undefined, redo: () => undefined }
const uploads = noUploads()
const noImages = () => []

/** Pending pauses, which the test ends itself. */
const pauses: (() => void)[] = []
function after(_ms: number, run: () => void) {
  pauses.push(run)
  return () => void pauses.splice(pauses.indexOf(run), 1)
}

function Composer({ autosave }: Pick<ReturnType<typeof autosaveStage>, 'autosave'>) {
  const [settled] = useState(() => createSettledState(autosave, { ...LIVE_FIELDS, after }))
  const { draft } = useSyncExternalStore(settled.subscribe, settled.getState)
  const shared = { draft, picturesOf: noImages, variants: [], connections, autosave, steps, uploads }
  return <Editor {...shared} workspaceId="w1" postId="p1" isInSeries={false} seriesId={null} />
}

async function compose() {
  const draft = { ...emptyDraft(), text: 'Oak', connectionIds: connections.map(({ id }) => id) }
  const { autosave } = autosaveStage({ ...versionOf(1, ''), draft })
  await show(<Composer autosave={autosave} />)
  await screen.findByRole('combobox', { name: 'Time', hidden: true })
  return autosave
}

it('a letter renders neither the channels nor the bar nor the previews', async () => {
  const autosave = await compose()
  const text = screen.getByRole('textbox', { name: 'Text' })
  await userEvent.click(text)
  const before = { ...rendered }
  await userEvent.keyboard(' boards')
  expect(text).toHaveProperty('value', 'Oak boards')
  expect(autosave.getState().draft.text).toBe('Oak boards')
  expect(rendered).toEqual(before)
})

it('a pause renders the preview, and no channel and no bar, which stay as they are', async () => {
  await compose()
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' boards')
  const before = { ...rendered }
  act(() => pauses[0]?.())
  expect(rendered.preview).toBeGreaterThan(before.preview)
  expect([rendered.chips, rendered.bar]).toEqual([before.chips, before.bar])
})
