import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EmojiButton } from '@/features/content-studio/components/emoji/emoji-button.tsx'
import { ALL_EMOJI, EMOJI_GROUPS, findEmoji } from '@/features/content-studio/components/emoji/emoji-picker.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

it('every emoji has a name and a group that the picker shows, and is found by more words than its name', () => {
  expect(ALL_EMOJI.length).toBeGreaterThan(1500)
  expect(new Set(ALL_EMOJI.map(({ text }) => text)).size).toBe(ALL_EMOJI.length)
  expect(new Set(ALL_EMOJI.map(({ group }) => group))).toEqual(new Set(EMOJI_GROUPS))
  expect(findEmoji('seat').map(({ text }) => text)).toContain('🪑')
  expect(findEmoji('no such thing at all')).toEqual([])
})

it('the picker asks no server, is searched while it is typed, and puts the chosen emoji into the text', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const onInsert = vi.fn<(emoji: string) => void>()
  await show(<EmojiButton onInsert={onInsert} />)
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }))
  const search = await screen.findByLabelText('Search emoji')
  await userEvent.type(search, 'chair{ArrowDown}')
  await userEvent.click(within(screen.getByLabelText('Objects')).getByTitle('chair'))
  expect(onInsert).toHaveBeenCalledWith('🪑')
  await vi.waitFor(() => expect(screen.queryByLabelText('Search emoji')).toBeNull())
  expect(fetched).not.toHaveBeenCalled()
})
