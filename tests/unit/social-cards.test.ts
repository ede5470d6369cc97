import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { noteOf, withNote } from '../support/cards/card-note.ts'
import { cardFile, cardWords } from '../support/cards/card-words.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'

describe.each(PUBLIC_PAGES)('the card of $path', (page) => {
  const file = readFileSync(`web/public/${cardFile(page.path)}`)

  it('shows the words that the page has now (else: npm run social-cards)', () => {
    expect(noteOf(file)).toBe(cardWords(page).note)
  })

  it('is a picture of the size that previews ask for, and light', async () => {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(file.length).toBeLessThan(60_000)
  })
})

it('a picture without a note has none', async () => {
  const create = { width: 1, height: 1, channels: 3, background: 'white' } as const
  const bare = await sharp({ create }).png().toBuffer()
  expect(noteOf(bare)).toBeNull()
  expect(noteOf(withNote(bare, 'words'))).toBe('words')
  await expect(sharp(withNote(bare, 'words')).metadata()).resolves.toMatchObject({ width: 1 })
})
