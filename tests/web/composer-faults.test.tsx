import { sameDraft } from '@/posts/content/same-draft.ts'
import { presetTime } from '@/posts/times/schedule-presets.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { schedulePost } from '@postwright/core/api/posts'
import type { ErrorCode } from '@postwright/core/error-codes'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { useActionKeys } from '@/app/palette/palette-host.tsx'
import { Editor } from '@/features/content-studio/components/editor.tsx'
import { api } from '../support/client/api.ts'
import { makePost } from '../support/factories/post.ts'
import { autosaveStage, draftOf, versionOf } from './support/autosave-stage.ts'
import { makeConnection } from './support/connection.ts'
import { noUploads } from './support/no-uploads.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'
import { openWorkspace } from '../support/client/person.ts'

const ZONE = 'Europe/Berlin'
openWorkspace({ timeZone: 'Europe/Berlin' })

const channel = makeConnection()
const WRITTEN: PostDraft = { ...emptyDraft(), text: 'As planned', connectionIds: [channel.id] }
const uploads = noUploads()
const steps = { canUndo: false, canRedo: false, undo: () => undefined, redo: () => undefined }

beforeEach(() => {
  localStorage.clear()
})
afterEach(cleanup)

type Stage = ReturnType<typeof autosaveStage>

function Composer({ autosave }: Pick<Stage, 'autosave'>) {
  const { draft } = useSyncExternalStore(autosave.subscribe, autosave.getState)
  const shared = { draft, picturesOf: () => [], variants: [], connections: [channel], autosave, steps, uploads }
  // In the product, the frame around every screen handles the keys.
  useActionKeys([])
  return <Editor {...shared} workspaceId="w1" postId="p1" isInSeries={false} seriesId={null} />
}

async function compose(draft: PostDraft, { isNarrow = false } = {}) {
  // The chosen time is ignored, so that only other changes are saved.
  const isSame = (a: PostDraft, b: PostDraft) => sameDraft({ ...a, chosenTime: b.chosenTime }, b)
  const { autosave } = autosaveStage({ ...versionOf(1, ''), draft }, draft, { isSame })
  await show(<Composer autosave={autosave} />, { matches: isNarrow })
  await screen.findByRole('combobox', { name: 'Time', hidden: true })
  return autosave
}

const user = userEvent.setup()
const text = () => screen.getByRole('textbox', { name: 'Text' })
const main = () => screen.getByRole('button', { name: /^Schedule/ })
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('what keeps a post from going out stands where it is put right', () => {
  it('at the channels, which take the focus, and goes when one is chosen', async () => {
    await compose({ ...WRITTEN, connectionIds: [] })
    await user.click(main())
    expect(alerts()).toContain('Choose at least one channel first.')
    expect(described(screen.getByRole('group', { name: 'Publish to' }))).toBe('Choose at least one channel first.')
    const box = screen.getByRole('checkbox')
    expect(document.activeElement).toBe(box)
    await user.click(box)
    expect(alerts()).not.toContain('Choose at least one channel first.')
  })

  it('at the text', async () => {
    await compose({ ...draftOf(''), connectionIds: [channel.id] })
    await user.click(main())
    expect(document.activeElement).toBe(text())
    expect(described(text())).toBe('Write something or add an image.')
    expect(text().getAttribute('aria-invalid')).toBe('true')
  })

  it('at the time', async () => {
    await compose(WRITTEN)
    await user.click(screen.getByRole('button', { name: 'Pick a time' }))
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
    await user.clear(screen.getByRole('combobox', { name: 'Time' }))
    await user.tab()
    await user.click(main())
    const time = screen.getByRole('combobox', { name: 'Time' })
    expect(document.activeElement).toBe(time)
    expect(described(time)).toBe('Choose a day and a time.')
    expect(api.calls(schedulePost)).toEqual([])
  })
})

describe('what the API refuses', () => {
  const refuse = (code: ErrorCode, fields = {}) => api.refuse(schedulePost, code, { fields })

  async function tryTomorrow() {
    await user.click(screen.getByRole('button', { name: 'Pick a time' }))
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
    await user.click(main())
    await waitFor(() => expect(alerts()).not.toEqual([]))
  }

  it('stands at the channel it is about, which takes the focus', async () => {
    refuse('connection_broken', { [channel.id]: 'This channel has to be reconnected.' })
    await compose(WRITTEN)
    await tryTomorrow()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
    expect(described(screen.getByRole('group', { name: 'Publish to' }))).toContain(
      'This channel has to be reconnected.',
    )
  })

  it('stands at the text, and goes with the next word', async () => {
    refuse('content_refused', { [channel.id]: 'Too many words.' })
    const autosave = await compose(WRITTEN)
    await tryTomorrow()
    await waitFor(() => expect(document.activeElement).toBe(text()))
    expect(described(text())).toContain('Too many words.')
    act(() => autosave.edit({ ...WRITTEN, text: 'Fewer' }))
    expect(described(text())).toBe('')
  })

  it('stands at the time', async () => {
    refuse('time_in_past')
    await compose(WRITTEN)
    await tryTomorrow()
    const time = screen.getByRole('combobox', { name: 'Time' })
    await waitFor(() => expect(document.activeElement).toBe(time))
    expect(described(time)).toBe('This time has passed. Choose a later one.')
  })

  it('stands beside the button when it is about no part of the post', async () => {
    refuse('stale_revision')
    await compose(WRITTEN)
    await tryTomorrow()
    const bar = screen.getByRole('group', { name: 'When to publish' })
    expect(bar.contains(screen.getByRole('alert'))).toBe(true)
  })
})

describe('a post that was scheduled', () => {
  it('takes the time that the main button names with one press', async () => {
    api.answer(schedulePost, { post: makePost({ ...WRITTEN, lifecycle: 'scheduled', rev: 2 }), variants: [] })
    await compose(WRITTEN)
    const tomorrow = presetTime('tomorrow_morning', Date.now(), ZONE)
    expect(main().textContent).toMatch(/Schedule.*9:00/)
    await user.click(main())
    await waitFor(() =>
      expect(api.calls(schedulePost)).toMatchObject([{ when: { kind: 'at', local: tomorrow, tzid: ZONE } }]),
    )
  })

  it('says so beside the button, with what can be done next, and leaves the focus in the text', async () => {
    const at = Date.parse('2027-11-23T16:45:00Z')
    const planned = makeVariant({ state: 'scheduled', at })
    const post = makePost({ ...WRITTEN, lifecycle: 'scheduled', rev: 2 })
    api.answer(schedulePost, { post, variants: [planned] })
    await compose(WRITTEN)
    await user.click(screen.getByRole('button', { name: 'Pick a time' }))
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
    await user.click(text())
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/^Scheduled for .*2027.* \(/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the schedule' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Write another post' })).toBeDefined()
    expect(document.activeElement).toBe(text())
    expect(api.calls(schedulePost)).toMatchObject([{ when: { kind: 'at', tzid: ZONE } }])
  })
})

describe('on a narrow screen', () => {
  it('the editor and the preview are tabs, and what is wrong opens the one it is in', async () => {
    await compose({ ...WRITTEN, connectionIds: [] }, { isNarrow: true })
    await user.click(await screen.findByRole('tab', { name: 'Preview' }))
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await user.click(main())
    expect(screen.getByRole('tabpanel', { name: 'Write' }).contains(screen.getByRole('alert'))).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  })

  it('the time is folded away until it is wanted or missing', async () => {
    await compose(WRITTEN, { isNarrow: true })
    const when = screen.getByRole('button', { name: 'When' })
    const isShown = () => document.querySelector('[data-part=time]')?.hasAttribute('hidden') === false
    expect([isShown(), when.getAttribute('aria-expanded')]).toEqual([false, 'false'])
    await user.click(when)
    expect([isShown(), when.getAttribute('aria-expanded')]).toEqual([true, 'true'])
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
    await user.clear(screen.getByRole('combobox', { name: 'Time' }))
    await user.tab()
    await user.click(when)
    expect(isShown()).toBe(false)
    await user.click(main())
    expect(isShown()).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Time' }))
  })
})

it('a chosen day and time is written into the draft, so that another member sees it', async () => {
  const autosave = await compose({ ...WRITTEN, chosenTime: '2027-01-05T09:00[Europe/Berlin]' })
  expect(main().textContent).toContain('Jan 5, 2027')
  await user.click(screen.getByRole('button', { name: 'Change time' }))
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }))
  expect(autosave.getState().draft.chosenTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\[Europe\/Berlin\]$/)
  expect(autosave.getState().draft.chosenTime).not.toContain('2027-01-05')
})
