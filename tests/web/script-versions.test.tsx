import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { listMembers } from '@postwright/core/api/members'
import { scriptVersions } from '@postwright/core/collections/script-versions'
import { type ScriptDraft, scriptDraftSchema } from '@postwright/core/model/script'
import { ScriptVersionsDialog } from '@/features/script-to-visuals/versions/script-versions-dialog.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeScript } from '../support/factories/script.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const now = makeScript({ id: 's1', name: 'Oak moves', captions: 'words' })

function version(scriptRev: number, change: Partial<ScriptDraft>) {
  const draft = scriptDraftSchema.parse({ ...now, ...change })
  return scriptVersions.schema.parse({
    ...now,
    id: `rev${scriptRev}`,
    createdBy: 'ada',
    scriptRev,
    basedOn: scriptRev - 1,
    contentHash: 'a'.repeat(64),
    draft,
  })
}

async function open(onRestore?: (draft: ScriptDraft) => void) {
  const dialog = (
    <ScriptVersionsDialog scriptId="s1" draft={now} {...(onRestore && { onRestore })} onClose={() => undefined} />
  )
  api.answer(listMembers, { members: [] })
  await show(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>)
  return within(await screen.findByRole('dialog', { name: 'Versions' }))
}

it('shows what has changed since a version in words: settings by their labels, scenes by their numbers', async () => {
  const [first, ...rest] = now.scenes
  const scenes = first ? [{ ...first, layout: 'quote' as const, seconds: 4 }, ...rest] : []
  store.put(scriptVersions, ['w1', 's1'], version(1, { name: 'Oak', captions: 'none', scenes }))
  const dialog = await open()
  await vi.waitFor(() => expect(dialog.queryByText('Scene 1 · Layout')).not.toBeNull())
  const words = dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(words).toEqual([
    'Name: Oak moves',
    'Captions: No captions Highlight each word',
    'Scene 1 · Layout: Quote',
    'Scene 1 · Length in seconds: 4',
  ])
  expect(dialog.queryByRole('button', { name: 'Restore this version' })).toBeNull()
})

it('gives back the version that was chosen, whole', async () => {
  store.put(scriptVersions, ['w1', 's1'], version(2, { text: 'Second' }), version(1, { text: 'First' }))
  const restored = vi.fn<(draft: ScriptDraft) => void>()
  const dialog = await open(restored)
  await userEvent.click(await dialog.findByRole('button', { name: /First$/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }))
  expect(restored).toHaveBeenCalledWith(version(1, { text: 'First' }).draft)
})
