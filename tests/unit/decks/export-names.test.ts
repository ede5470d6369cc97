import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { baseName, documentFileName, slideFileName } from '@/decks/export/file-name.ts'
import { zipFiles } from '@/decks/export/make-files.ts'

describe('names of exported files', () => {
  it.each([
    ['Three ideas', 'Three ideas'],
    ['a/b\\c:d*e?"f"<g>|h', 'a b c d e f g h'],
    ['..hidden.', 'hidden'],
    ['gnp.\u202eexe', 'gnp. exe'],
    [' \u0000 ', 'deck'],
    ['Größe 日本', 'Größe 日本'],
  ])('%j becomes %j', (name, expected) => expect(baseName(name)).toBe(expected))

  it('are short', () => expect([...baseName('🙂'.repeat(200))]).toHaveLength(60))

  it('are in the order of the slides, and in a folder of their format where there are several', () => {
    const place = { slide: 8, slides: 120, format: '4:5' as const, hasFolders: true }
    expect(slideFileName('Deck', place, 'png')).toBe('4x5/Deck 009.png')
    expect(slideFileName('Deck', { ...place, slides: 9, hasFolders: false }, 'jpg')).toBe('Deck 09.jpg')
    expect(documentFileName('Deck', '16:9', true)).toBe('Deck 16x9.pdf')
    expect(documentFileName('Deck', '16:9', false)).toBe('Deck.pdf')
  })
})

it('puts files into one under their names', async () => {
  const files = ['a.png', '4x5/b.svg'].map((name) => ({
    name,
    blob: new Blob([name]),
    slideId: '',
    format: '4:5' as const,
  }))
  const archive = await zipFiles(files, new Date('2026-11-22T12:00:00Z'))
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['a.png', 'a.png'],
    ['4x5/b.svg', '4x5/b.svg'],
  ])
})
