import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { readImportFeed } from '@postwright/core/api/import-feeds'
import { scripts } from '@postwright/core/collections/scripts'
import type { Script } from '@postwright/core/model/script'
import { fingerprintScript } from '@postwright/core/script/script-texts'
import { Component as ScriptsScreen } from '@/features/script-to-visuals/scripts-screen.tsx'
import { scriptDrafts } from '@/features/script-to-visuals/data/script-drafts.ts'
import { ScriptStudio } from '@/features/script-to-visuals/studio/script-studio.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeScript } from '../support/factories/script.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

async function open(script: Script, view = '') {
  store.put(scripts, ['w1'], script)
  await show(<ScriptStudio script={script} left={[]} />, { at: `/dashboard/script-to-visuals/script${view}` })
}

/** The last version of the script that was saved. */
async function saved(): Promise<Record<string, unknown>> {
  await waitFor(() => expect(store.writes().length).toBeGreaterThan(0), { timeout: 10_000 })
  return Object(store.writes().at(-1)).fields
}

describe('the list of videos', () => {
  it('begins a video with the text that was pasted, and names it by its heading', async () => {
    await show(<ScriptsScreen />, { at: '/dashboard/script-to-visuals?new=1' })
    const dialog = await screen.findByRole('dialog', { name: 'New video' })
    await userEvent.click(within(dialog).getByRole('textbox', { name: /^Script/ }))
    await userEvent.paste('# Oak moves\n\nLeave a gap.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create video' }))
    await waitFor(() => expect(store.writes()).toHaveLength(1))
    expect(store.writes()[0]).toMatchObject({
      fields: { name: 'Oak moves', scenes: [{ anchor: 'Oak moves' }, { anchor: 'Leave a gap.' }] },
    })
  })

  it('begins a video with an entry of a feed, its title as the heading', async () => {
    const item = { id: 'e1', title: 'Oak moves', text: 'Leave a gap.', link: '', imageUrl: '', publishedAt: null }
    api.answer(readImportFeed, { url: 'https://oak.example/feed', title: 'Oak', items: [item] })
    await show(<ScriptsScreen />, { at: '/dashboard/script-to-visuals?new=1' })
    const dialog = await screen.findByRole('dialog', { name: 'New video' })
    await userEvent.click(within(dialog).getByText('Feed'))
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Address of a website or feed' }))
    await userEvent.paste('https://oak.example')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load entries' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Oak moves' }))
    await waitFor(() => expect(store.writes()).toHaveLength(1))
    expect(store.writes()[0]).toMatchObject({ fields: { name: 'Oak moves', text: '# Oak moves\n\nLeave a gap.' } })
  })

  it('says how many scenes a video has and how long it is', async () => {
    store.put(scripts, ['w1'], makeScript())
    await show(<ScriptsScreen />)
    expect(await screen.findByText(/^9:16 · 4 scenes · 0:\d\d$/)).toBeDefined()
  })
})

describe('a script', () => {
  it('shows its scenes and their length while it is typed, and keeps what was chosen for a scene whose text moves', async () => {
    const script = makeScript({ text: 'First.\n\nSecond.' })
    const chosen = script.scenes.map((scene, at) => (at === 1 ? { ...scene, layout: 'quote' as const } : scene))
    await open({ ...script, scenes: chosen })
    const field = screen.getByRole('textbox', { name: 'Script text' })
    await userEvent.type(field, 'New.\n\n', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(await screen.findByText(/^3 scenes · 0:\d\d · 21 of 20000 characters$/)).toBeDefined()
    const scenes = [
      { anchor: 'New.', layout: null },
      { anchor: 'First.', layout: null },
      { anchor: 'Second.', layout: 'quote' },
    ]
    // On a busy machine a version is saved while the words are still being typed.
    await waitFor(async () => expect(await saved()).toMatchObject({ scenes }))
  })

  it('has a layout for each scene that says why, and keeps the one that a person takes instead', async () => {
    await open(makeScript(), '?view=storyboard')
    await screen.findByText('Title, because it opens the video.')
    await userEvent.click(screen.getByRole('button', { name: 'Quote' }))
    expect(await screen.findByText('Quote, chosen by you.')).toBeDefined()
    expect(await saved()).toMatchObject({ scenes: [{ layout: 'quote' }, { layout: null }, {}, {}] })
  })

  it('loses no word when scenes are changed faster than the film follows', async () => {
    await open(
      makeScript({ text: 'One is short.\n\nTwo is a good deal longer than one.\n\nThree.' }),
      '?view=storyboard',
    )
    const later = await screen.findByRole('button', { name: 'Move later' })
    later.click()
    later.click()
    await waitFor(
      async () =>
        expect((await saved())['text']).toBe('Two is a good deal longer than one.\n\nThree.\n\nOne is short.'),
      { timeout: 10_000 },
    )
  })

  it('keeps what is beyond the scenes of a film when one of them is moved', async () => {
    const all = Array.from({ length: 123 }, (_, at) => `Scene ${at + 1}.`)
    await open(makeScript({ text: all.join('\n\n') }), '?view=storyboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Move later' }))
    const moved = [all[1], all[0], ...all.slice(2)]
    expect((await saved())['text']).toBe(moved.join('\n\n'))
  }, 30_000)

  it('takes a change of a scene back', async () => {
    await open(makeScript(), '?view=storyboard')
    await userEvent.click(await screen.findByRole('button', { name: 'Quote' }))
    await screen.findByText('Quote, chosen by you.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(await screen.findByText('Title, because it opens the video.')).toBeDefined()
  })

  it('has a choice for each of its scenes once it is open, also when it came without', async () => {
    await open(makeScript({ scenes: [] }))
    expect(await saved()).toMatchObject({ scenes: [{ layout: null }, {}, {}, {}] })
  })

  it('is not changed by people who may only read', async () => {
    giveRole('viewer')
    await open(makeScript(), '?view=storyboard')
    const button = await screen.findByRole('button', { name: 'Try another layout' })
    expect(button.closest('fieldset')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Add scene' })).toBeNull()
  })

  it('says which works were made of an earlier text', async () => {
    const script = makeScript()
    const works: Script['works'] = [
      { kind: 'deck', documentId: 'deck1', mark: fingerprintScript(script.text) },
      { kind: 'thread', documentId: 'post1', mark: 'before' },
    ]
    await open({ ...script, works }, '?view=video')
    const rows = within(await screen.findByRole('region', { name: 'Made from this script' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['CarouselUp to date', 'ThreadOutdated'])
  })

  it('cannot become a video where the browser has no encoder, and still becomes everything else', async () => {
    await open(makeScript(), '?view=video')
    expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t encode videos.')
    expect(screen.getByRole('button', { name: 'Make carousel' })).toHaveProperty('disabled', false)
    expect(screen.getByRole('button', { name: 'Download SRT' })).toHaveProperty('disabled', false)
  })
})

it('two versions of a script keep the lines and choices of both, each with its scene', () => {
  const base = makeScript({ text: 'One.\n\nTwo.\n\nThree.' })
  const mine = {
    ...base,
    scenes: base.scenes.map((scene, at) => (at === 2 ? { ...scene, motion: 'zoom' as const } : scene)),
  }
  const theirs = { ...base, text: 'Zero.\n\nOne.\n\nTwo.\n\nThree.' }
  const joined = scriptDrafts.merge?.(base, mine, theirs)
  expect(joined).toMatchObject({
    text: theirs.text,
    scenes: [
      { anchor: 'Zero.', motion: null },
      { anchor: 'One.', motion: null },
      { anchor: 'Two.', motion: null },
      { anchor: 'Three.', motion: 'zoom' },
    ],
  })
})
