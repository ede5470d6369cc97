import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ComponentType } from 'react'
import { Toaster } from 'react-hot-toast'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { listFonts } from '@postwright/core/api/fonts'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { brandKitDraftSchema, type BrandKit, type BrandKitDraft } from '@postwright/core/model/brand-kit'
import { Component as BrandKitsScreen } from '@/features/brand-kit/brand-kits-screen.tsx'
import { ColorsSection } from '@/features/brand-kit/components/colors-section.tsx'
import { SamplesSection } from '@/features/brand-kit/components/samples-section.tsx'
import type { SectionProps } from '@/features/brand-kit/components/section-props.ts'
import { TokensSection } from '@/features/brand-kit/components/tokens-section.tsx'
import { UseSection } from '@/features/brand-kit/components/use-section.tsx'
import { VoiceSection } from '@/features/brand-kit/components/voice-section.tsx'
import { WordsSection } from '@/features/brand-kit/components/words-section.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

const color = (name: string, hex: string, role: 'primary' | 'background' | 'accent') => ({ id: name, name, hex, role })

function kit(fields: Partial<BrandKit>): BrandKit {
  const base = { id: 'k', schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
  return { ...base, ...emptyBrandKit('Juniper', 0), ...fields }
}

let stored: BrandKitDraft = emptyBrandKit('Juniper', 0)

function Edited({ Section, first }: { Section: ComponentType<SectionProps>; first: BrandKitDraft }) {
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    stored = brandKitDraftSchema.parse(draft)
  })
  return <Section draft={draft} onEdit={(change) => setDraft((before) => ({ ...before, ...change }))} />
}

const edit = (Section: ComponentType<SectionProps>, fields: Partial<BrandKitDraft> = {}) =>
  show(<Edited Section={Section} first={{ ...emptyBrandKit('Juniper', 0), ...fields }} />)

afterEach(cleanup)

describe('the list of kits', () => {
  beforeEach(() => {
    giveRole('editor')
    api.answer(listFonts, { fonts: [] })
  })

  it('says what kits are for while there is none', async () => {
    await show(<BrandKitsScreen />)
    expect(screen.getByText('One place for how your brand looks and sounds')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'New kit' })).toHaveLength(1)
  })

  it('shows each with its colours and which channels follow it: of those without channels the first has the rest', async () => {
    const colors = [color('Ink', '#112233', 'primary')]
    const shown = [kit({ id: 'a', name: 'A', channels: ['c1'], colors }), kit({ id: 'b', name: 'B' })]
    store.put(brandKits, ['w1'], ...shown, kit({ id: 'c', name: 'C' }))
    await show(<BrandKitsScreen />)
    const cards = screen.getAllByRole('listitem').map((card) => card.textContent)
    expect(cards[0]).toContain('1 channel1 colour')
    expect(cards[1]).toContain('All other channels')
    expect(cards[2]).toContain('No channels yet')
  })

  it('moves selected kits to the trash together, and keeps those selected that only owners and managers may delete', async () => {
    const ofOwners = kit({ id: 'b', name: 'Cedar', colorsOnlyFor: ['editor'] })
    store.put(brandKits, ['w1'], kit({ id: 'a' }), ofOwners, kit({ id: 'c', name: 'Larch' }))
    await show(
      <>
        <Toaster />
        <BrandKitsScreen />
      </>,
    )
    const user = userEvent.setup()
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await user.click(screen.getByRole('checkbox', { name: 'Select Juniper' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
    await user.keyboard('{/Shift}')
    await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
    expect(
      await screen.findByText(/^Not moved to the trash: “Cedar”\. Only owners and managers can delete/),
    ).toBeDefined()
    expect([names(), screen.getByText('1 selected').textContent]).toEqual([['Cedar', 'Larch'], '1 selected'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['Juniper', 'Cedar', 'Larch'])
  })
})

describe('the colours of a kit', () => {
  const colors = [color('Sun', '#f2a541', 'accent'), color('Paper', '#ffffff', 'background')]

  it('are judged on each ground, and become legible by one press', async () => {
    await edit(ColorsSection, { colors })
    const table = screen.getByRole('table')
    expect(within(table).getByText('2.0 : 1')).toBeDefined()
    await userEvent.click(within(table).getByRole('button', { name: /^Use #\w+ for Sun/ }))
    expect(within(table).getByText('Text of any size')).toBeDefined()
    expect(within(table).queryByRole('button')).toBeNull()
    expect(stored.colors[0]?.hex).not.toBe('#f2a541')
  })

  it('take a value once it is one, with or without its sign', async () => {
    await edit(ColorsSection, { colors })
    const field = screen.getByRole('textbox', { name: 'Value of Sun' })
    await userEvent.clear(field)
    await userEvent.type(field, '2F5D5')
    expect(stored.colors[0]?.hex).toBe('#f2a541')
    await userEvent.type(field, '0')
    expect(stored.colors[0]?.hex).toBe('#2f5d50')
  })
})

describe('the voice of a kit', () => {
  it('moves its tone by keys, and says where it stands', async () => {
    await edit(VoiceSection)
    const slider = screen.getByRole('slider', { name: 'From formal to casual' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(stored.voice.tone.casual).toBe(1)
    expect(slider.getAttribute('aria-valuetext')).toBe('Rather casual')
  })

  it('keeps each rule once', async () => {
    await edit(VoiceSection)
    const field = screen.getByRole('textbox', { name: 'New rule' })
    await userEvent.type(field, 'Name the wood.{Enter}')
    await userEvent.type(field, ' Name the wood. {Enter}')
    expect(stored.voice.rules).toEqual(['Name the wood.'])
  })
})

describe('the words of a kit', () => {
  it('are banned with or without another in their place, but preferred only with one', async () => {
    await edit(WordsSection)
    await userEvent.type(screen.getByRole('textbox', { name: 'Word to ban' }), 'luxury{Enter}')
    expect(stored.voice.banned).toEqual([{ word: 'luxury', replacement: '' }])
    await userEvent.type(screen.getByRole('textbox', { name: 'Word to replace' }), 'utilise{Enter}')
    expect(stored.voice.preferred).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: 'Preferred word' }), 'use{Enter}')
    expect(stored.voice.preferred).toEqual([{ word: 'utilise', replacement: 'use' }])
  })
})

describe('the samples of a kit', () => {
  const text = 'We plane the oak by hand. It takes an hour for each board, and we like that hour. '
  const samples = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `s${at}`, text: text.repeat(5) }))

  it('say how much there is, and what a fingerprint needs', async () => {
    await edit(SamplesSection, { samples: samples(1) })
    expect(
      screen.getByText(/^You have 1 sample, 90 words\. A fingerprint needs 5 samples with 300 words/),
    ).toBeDefined()
  })

  it('are compared with a text, feature by feature', async () => {
    await edit(SamplesSection, { samples: samples(5) })
    const field = screen.getByRole('textbox', { name: 'Compare a text' })
    await userEvent.click(field)
    await userEvent.paste('WOW!!! Is it yours? Grab it NOW! You want it! Go! Yes you! '.repeat(4))
    expect(await screen.findByText(/^\d+% similar$/)).toBeDefined()
    expect(screen.getAllByText(/^More than usual: /).length).toBeGreaterThan(0)
    expect(screen.getByRole('row', { name: /^Exclamations per 100 sentences 0\.0 \d/ })).toBeDefined()
  })
})

describe('design tokens', () => {
  const upload = async (content: unknown) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for files')
    await userEvent.upload(input, new File([JSON.stringify(content)], 'brand.json', { type: 'application/json' }))
  }

  it('are shown before anything is taken, and only what is chosen is', async () => {
    await edit(TokensSection)
    await upload({
      color: { $type: 'color', primary: { $value: '#336699' }, round: { $value: '{color.round}' } },
      font: { $type: 'fontFamily', heading: { $value: 'Lora' } },
    })
    const dialog = await screen.findByRole('dialog', { name: '2 values found' })
    expect(within(dialog).getByText('1 token is left out')).toBeDefined()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Lora/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 value' }))
    expect(stored.colors.map(({ name, hex, role }) => [name, hex, role])).toEqual([['primary', '#336699', 'primary']])
    expect(stored.fonts.heading).toBe('')
  })

  it('change nothing when they are read again, and say that the kit has them', async () => {
    const file = {
      color: { $type: 'color', Primary: { $value: '#336699' }, moss: { $value: '#2f5d50' } },
      font: { $type: 'fontFamily', heading: { $value: 'Lora' } },
    }
    await edit(TokensSection)
    await upload(file)
    await userEvent.click(await screen.findByRole('button', { name: 'Add 3 values' }))
    const first = stored
    await upload(file)
    const dialog = await screen.findByRole('dialog', { name: '3 values found' })
    expect(within(dialog).getByText('This kit already has everything in this file.')).toBeDefined()
    expect(within(dialog).getAllByText(/ · Already in this kit$/)).toHaveLength(3)
    expect(within(dialog).getByRole('button', { name: 'Add 0 values' }).hasAttribute('disabled')).toBe(true)
    expect(stored).toEqual(first)
  })

  it('replace a colour of the same name only when asked, and name the kit’s colour that is the same', async () => {
    const colors = [color('Primary', '#336699', 'primary'), color('Moss', '#2f5d50', 'accent')]
    await edit(TokensSection, { colors })
    await upload({
      color: {
        $type: 'color',
        primary: { $value: '#204060' },
        forest: { $value: '#2F5D50' },
        sand: { $value: '#eeddcc' },
      },
    })
    const dialog = await screen.findByRole('dialog', { name: '3 values found' })
    expect(within(dialog).getByText('color.primary · Replaces #336699')).toBeDefined()
    expect(within(dialog).getByText('color.forest · This kit has this colour as “Moss”')).toBeDefined()
    expect(within(dialog).getByRole('checkbox', { name: /forest/ })).toHaveProperty('disabled', true)
    expect(within(dialog).getByRole('button', { name: 'Add 1 value' })).toBeDefined()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 2 values' }))
    expect(stored.colors.map(({ id, name, hex, role }) => [id === name, name, hex, role])).toEqual([
      [true, 'Primary', '#204060', 'primary'],
      [true, 'Moss', '#2f5d50', 'accent'],
      [false, 'sand', '#eeddcc', 'other'],
    ])
  })

  it('give a role to one colour of a kit', async () => {
    await edit(TokensSection, { colors: [color('Ink', '#112233', 'primary')] })
    await upload({ color: { $type: 'color', brand: { $value: '#204060' } } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 value' }))
    expect(stored.colors.map(({ name, role }) => [name, role])).toEqual([
      ['Ink', 'other'],
      ['brand', 'primary'],
    ])
  })

  it('leave out what a kit has no room for until others are cleared', async () => {
    const colors = Array.from({ length: 23 }, (_, at) => color(`c${at}`, `#0000${at + 10}`, 'accent'))
    await edit(TokensSection, { colors })
    await upload({ color: { $type: 'color', a: { $value: '#aaaaaa' }, b: { $value: '#bbbbbb' } } })
    const dialog = await screen.findByRole('dialog', { name: '2 values found' })
    expect(within(dialog).getByRole('button', { name: 'Add 1 value' })).toBeDefined()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^b / }))
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^A brand kit can have up to 24 colours/)
    expect(within(dialog).getByRole('button', { name: 'Add 2 values' }).hasAttribute('disabled')).toBe(true)
  })

  it('are read from a stylesheet too', async () => {
    await edit(TokensSection)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for files')
    await userEvent.upload(input, new File([':root{--brand-primary:#2F5D50}'], 'site.css', { type: 'text/css' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 value' }))
    expect(stored.colors).toMatchObject([{ name: 'brand-primary', hex: '#2f5d50', role: 'primary' }])
  })

  it('are refused in words when the file has none', async () => {
    await edit(TokensSection)
    await upload({ name: 'package' })
    expect((await screen.findByRole('alert')).textContent).toBe('This file contains no tokens. Choose another file.')
  })
})

describe('who is held to the colours of a kit', () => {
  it('is for owners and managers to say', async () => {
    giveRole('editor')
    await edit(UseSection)
    expect(screen.getByText('Only owners and managers can change this.')).toBeDefined()
    expect(screen.getByRole('switch', { name: 'For editors and contributors' }).hasAttribute('disabled')).toBe(true)
    cleanup()
    giveRole('owner')
    await edit(UseSection)
    await userEvent.click(screen.getByRole('switch', { name: 'For editors and contributors' }))
    expect(stored.colorsOnlyFor).toEqual(['editor'])
  })
})
