import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FONT_REFUSALS, FONT_WARNINGS } from '@postwright/core/fonts/font-check'
import { FontRow } from '@/features/font-management/components/font-row.tsx'
import { FontUpload } from '@/features/font-management/components/font-shelf-view.tsx'
import { show } from '../support/show.tsx'
import { storedFont } from './support/stored-font.ts'

afterEach(cleanup)

describe('a font in the list', () => {
  it('is shown in itself, with what was found in it', async () => {
    await show(<FontRow font={storedFont({})} isServed />)
    expect(screen.getByText('Ready')).toBeTruthy()
    expect(screen.getByText(/Plan once/).style.fontFamily).toContain('Harbour')
    expect(screen.getByText('240 of 321')).toBeTruthy()
    expect(screen.getByText('SIL Open Font License')).toBeTruthy()
    expect(screen.getByText('60 kB in total')).toBeTruthy()
  })

  it.each(FONT_REFUSALS)('says in a sentence why it was refused: %s', async (refusal) => {
    await show(<FontRow font={storedFont({ check: 'refused', refusal, report: null, files: [] })} isServed={false} />)
    expect(screen.getByText('Refused')).toBeTruthy()
    expect(screen.getByText(/^[A-Z].*\.$/)).toBeTruthy()
  })

  it('says each warning in a sentence', async () => {
    await show(<FontRow font={storedFont({ warnings: [...FONT_WARNINGS] })} isServed />)
    const said = [...screen.getByRole('list', { name: 'Warnings' }).children].map(({ textContent }) => textContent)
    expect(said).toHaveLength(FONT_WARNINGS.length)
    expect(said.every((sentence) => /^[A-Z].*\.$/.test(sentence ?? ''))).toBe(true)
  })

  it('says what it is offered as where that is decided', async () => {
    await show(<FontRow font={storedFont({ state: 'retired' })} isServed hasStates />)
    expect(screen.getByText('Retired')).toBeTruthy()
  })
})

describe('adding fonts', () => {
  const drop = (file: File) => {
    const zone = screen.getByText('Drop files here').parentElement
    if (!zone) throw new Error('no place to drop files on')
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file] } })
  }

  it('takes files only once the statement about the licence is agreed to', async () => {
    const onUpload = vi.fn<(file: File) => Promise<void>>().mockResolvedValue()
    await show(<FontUpload statement="I hold a licence." onUpload={onUpload} isFull={false} />)
    const file = new File(['font'], 'harbour.ttf')
    drop(file)
    expect(onUpload).not.toHaveBeenCalled()
    expect(screen.getByText('Agree to the statement first.')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox'))
    drop(file)
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledWith(file))
  })

  it('takes none when there is no room', async () => {
    const onUpload = vi.fn<(file: File) => Promise<void>>()
    await show(<FontUpload statement="I hold a licence." onUpload={onUpload} isFull />)
    fireEvent.click(screen.getByRole('checkbox'))
    drop(new File(['font'], 'harbour.ttf'))
    expect(onUpload).not.toHaveBeenCalled()
    expect(screen.getByText(/no room/)).toBeTruthy()
  })
})
