import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Scene } from '@postwright/core/scene/scene'
import { FromText } from '@/features/carousel-editor/components/new-deck-dialog.tsx'
import { show } from '../support/show.tsx'

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a text becomes slides in a design that is chosen by its cover, a designed one unless a person wants none', async () => {
  const user = userEvent.setup()
  const chosen = vi.fn<(scene: Scene, templateId: string) => void>()
  await show(<FromText onChoose={chosen} />)
  const designs = within(screen.getByRole('group', { name: 'Design' })).getAllByRole('button')
  expect(designs).toHaveLength(DECK_TEMPLATES.length + 1)
  expect(designs.filter((each) => each.querySelector('canvas') === null)).toEqual([])
  expect(designs[0]?.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('textbox', { name: 'Your text' }))
  await user.paste('# Five ways to oil a board\n\n# Sand it\n\nAlong the grain.\n\n# Let it dry')
  await user.click(designs[3] ?? document.body)
  expect(await screen.findByRole('list', { name: 'Preview of the slides' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Make a deck of 3 slides' }))
  expect(chosen.mock.calls[0]?.[1]).toBe(DECK_TEMPLATES[3]?.id)
  expect(JSON.stringify(chosen.mock.calls[0]?.[0].slides)).toContain('Along the grain.')
})
