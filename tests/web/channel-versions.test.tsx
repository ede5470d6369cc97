import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useSyncExternalStore } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { EditorCard } from '@/features/content-studio/components/editor-card.tsx'
import { useChannelVersion } from '@/features/content-studio/components/channels/use-channel-version.ts'
import { useDraftHistory } from '@/documents/draft-history.ts'
import { autosaveStage, versionOf } from './support/autosave-stage.ts'
import { makeConnection } from './support/connection.ts'
import { makePicture } from './support/make-picture.ts'
import { noUploads } from './support/no-uploads.ts'
import { show } from './support/show.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const bluesky = makeConnection()
const sandbox = makeConnection({ id: 'channel2', platform: 'sandbox', handle: 'practice', name: 'Practice' })
const BOTH = { connectionIds: ['channel1', 'channel2'] }

type Stage = ReturnType<typeof autosaveStage>

function Card({ autosave: saving }: Pick<Stage, 'autosave'>) {
  const { draft } = useSyncExternalStore(saving.subscribe, saving.getState)
  const { autosave, steps } = useDraftHistory(saving)
  const connections = useMemo(() => [bluesky, sandbox], [])
  const chosen = connections.filter(({ id }) => draft.connectionIds.includes(id))
  const versions = useChannelVersion(draft, autosave, chosen)
  return (
    <EditorCard
      workspaceId="w1"
      {...{ draft, versions, connections, chosen, autosave, steps }}
      picturesOf={(files) => files.map(({ mediaId, alt }) => makePicture(mediaId, { alt }))}
      checks={checkChannels(chosen, draft, [])}
      faultAt={() => undefined}
      outcome={null}
      uploads={noUploads()}
    />
  )
}

async function write(start: Partial<PostDraft>) {
  const { autosave } = autosaveStage({ ...versionOf(1, ''), draft: { ...emptyDraft(), ...start } })
  await show(<Card autosave={autosave} />)
  return { user: userEvent.setup(), draft: () => autosave.getState().draft }
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const mark = (words: RegExp) => screen.queryByText(words)

describe('the versions of a post', () => {
  it('are offered from two channels on', async () => {
    await write({ text: 'Hello', connectionIds: ['channel1'] })
    expect(screen.queryByRole('tablist')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /practice/ }))
    expect((await screen.findAllByRole('tab')).map((each) => each.textContent)).toEqual([
      'All channels',
      'ann.example.com',
      'practice',
    ])
  })

  it('say what is as everywhere, become their own with the first letter, and are marked', async () => {
    const { user, draft } = await write({ text: 'Hello', ...BOTH })
    await user.click(await tab(/ann\.example/))
    expect(mark(/^Text: as on all channels$/)).toBeDefined()
    await user.type(text(), '!')
    expect(draft()).toMatchObject({ text: 'Hello', overrides: [{ connectionId: 'channel1', text: 'Hello!' }] })
    expect(mark(/^Text: only on ann.example.com$/)).not.toBeNull()
    expect((await tab(/ann\.example/)).textContent).toContain('has a version of its own')
    await user.click(await tab(/All channels/))
    expect(text().value).toBe('Hello')
    expect(mark(/^Text: /)).toBeNull()
    await user.type(text(), '?')
    await user.click(await tab(/practice/))
    expect(text().value).toBe('Hello?')
    await user.click(await tab(/ann\.example/))
    expect(text().value).toBe('Hello!')
  })

  it('go back to the common version, which can be taken back', async () => {
    const { user, draft } = await write({ text: 'Hello', ...BOTH })
    await user.click(await tab(/ann\.example/))
    await user.type(text(), '!')
    await user.click(screen.getByRole('button', { name: 'Text: use the shared version' }))
    expect(draft().overrides).toEqual([])
    expect(text().value).toBe('Hello')
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(text().value).toBe('Hello!')
  })

  it('are counted each by its own channel', async () => {
    const { user } = await write({ text: 'x'.repeat(310), ...BOTH })
    await user.click(await tab(/practice/))
    expect(screen.queryByText('-10')).toBeNull()
    await user.clear(text())
    await user.click(await tab(/All channels/))
    expect(screen.getByText('-10')).toBeDefined()
    expect(screen.getByText('500')).toBeDefined()
  })

  it('are gone through with arrows, one of them a stop of the Tab key', async () => {
    const { user } = await write({ text: 'Hello', ...BOTH })
    const all = await tab(/All channels/)
    all.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(all)
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('practice')
    const panel = screen.getByRole('tabpanel')
    expect(panel.getAttribute('aria-labelledby')).toBe(document.activeElement?.id)
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('have pictures of their own: one taken away there stays everywhere else', async () => {
    const media = ['m1', 'm2'].map((mediaId) => ({ mediaId, alt: 'Seen' }))
    const { user, draft } = await write({ text: 'Hello', media, ...BOTH })
    await user.click(await tab(/practice/))
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    expect(draft()).toMatchObject({ media, overrides: [{ connectionId: 'channel2', media: [media[1]], text: null }] })
  })
})

describe('cutting and taking back', () => {
  it('cuts the post where the cursor is and takes that back with Ctrl and Z, the cursor being where it was', async () => {
    const { user, draft } = await write({ text: 'One. Two.', ...BOTH })
    await user.click(text())
    text().setSelectionRange(4, 4)
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await vi.waitFor(() => expect(draft()).toMatchObject({ text: 'One.', thread: ['Two.'] }))
    const second = await screen.findByLabelText('Post 2 of the thread')
    await vi.waitFor(() => expect(document.activeElement).toBe(second))
    await user.keyboard('{Control>}z{/Control}')
    expect(draft()).toMatchObject({ text: 'One. Two.', thread: [] })
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    expect(draft()).toMatchObject({ text: 'One.', thread: ['Two.'] })
  })

  it('joins a part with the one before when it is deleted backwards from its beginning', async () => {
    const { user, draft } = await write({ text: 'One.', thread: ['Two.', 'Three.'], ...BOTH })
    const third = await screen.findByLabelText<HTMLTextAreaElement>('Post 3 of the thread')
    await user.click(third)
    third.setSelectionRange(0, 0)
    await user.keyboard('{Backspace}')
    expect(draft().thread).toEqual(['Two.\n\nThree.'])
    const joined = screen.getByLabelText<HTMLTextAreaElement>('Post 2 of the thread')
    await vi.waitFor(() => expect([document.activeElement, joined.selectionStart]).toEqual([joined, 4]))
  })

  it('leaves a search of its own in a dialog alone', async () => {
    const { user, draft } = await write({ text: 'Hello', ...BOTH })
    await user.type(text(), '!')
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.append(document.createElement('input'))
    document.body.append(dialog)
    within(dialog).getByRole('textbox').focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(draft().text).toBe('Hello!')
    dialog.remove()
  })

  it('leaves a label that is being typed alone too, which is not part of the post yet', async () => {
    const { user, draft } = await write({ text: 'Hello', labels: ['chairs'], ...BOTH })
    await user.type(text(), '!')
    await user.type(await screen.findByLabelText('Labels', { selector: 'input' }, { timeout: 20_000 }), 'wo')
    await user.keyboard('{Control>}z{/Control}')
    expect(draft().text).toBe('Hello!')
  })
})
