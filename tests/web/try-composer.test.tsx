import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guestDraft } from '@/lib/guest-draft.ts'
import { TryComposer } from '@/public/components/try-composer.tsx'
import { show } from './support/show.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const field = () => screen.getByLabelText('Try it: write a post')
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const preview = (network: string) => within(screen.getByRole('article', { name: network }))

describe('the composer of the home page', () => {
  it('shows a post as two networks take it, each with its own count, links and tags', async () => {
    await show(<TryComposer />)
    write('Open on Saturday 👨‍👩‍👧‍👦 https://www.example.com/notes #repair')
    for (const [network, left] of [
      ['Bluesky', '244 left'],
      ['Sandbox', '444 left'],
    ] as const) {
      expect(preview(network).getByText(left)).toBeDefined()
      expect(preview(network).getByText('example.com/notes').dataset['kind']).toBe('link')
      expect(preview(network).getByText('#repair').dataset['kind']).toBe('tag')
    }
  })

  it('folds what one network does not take, and says it to those who cannot see it', async () => {
    await show(<TryComposer />)
    write(`${'a'.repeat(300)}${'b'.repeat(20)}`)
    expect(preview('Bluesky').getByText('Doesn’t fit: 20 characters too many')).toBeDefined()
    expect(preview('Bluesky').getByText('b'.repeat(20))).toBeDefined()
    expect(preview('Sandbox').queryByText(/Doesn’t fit/)).toBeNull()
    expect(screen.getByText('Bluesky: 20 too many. Sandbox: 180 left.')).toBeDefined()
  })

  it('begins with what the visitor wrote before, and takes it along to the registration', async () => {
    guestDraft.write('Before the reload')
    await show(<TryComposer />)
    expect(screen.getByDisplayValue('Before the reload')).toBe(field())
    write('Written now')
    const link = screen.getByRole('link', { name: 'Keep it as a draft' })
    expect(link.getAttribute('href')).toBe('/register')
    fireEvent.click(link)
    expect(guestDraft.read()).toBe('Written now')
  })
})
