import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { checkFont } from '../../../functions/src/files/fonts/font-worker.ts'
import { NAME_ID, readNames } from '../../../functions/src/files/fonts/read-names.ts'
import { readFont } from '../../../functions/src/files/fonts/read-font.ts'
import { readSfnt } from '../../../functions/src/files/fonts/sfnt.ts'
import { bundledFont, makeFont, namesTable, withPermissions, woffTables } from '../../support/fonts.ts'

const { resolve } = createRequire(new URL('../../../web/package.json', import.meta.url))

async function passed(file: Uint8Array) {
  const outcome = await checkFont(file)
  if (outcome.kind !== 'passed') throw new Error(`refused: ${outcome.refusal}`)
  return outcome
}

async function refusalOf(file: Uint8Array) {
  const outcome = await checkFont(file)
  return outcome.kind === 'refused' ? outcome.refusal : 'passed'
}

/** The tables of the first file that was made. */
async function madeOf(file: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const { files } = await passed(file)
  return woffTables(Buffer.from(files[0]?.woff ?? []))
}

const named = (names: Parameters<typeof namesTable>[0]) =>
  makeFont((tables) => tables.set('name', namesTable({ family: 'Harbour', licence: 'OFL', ...names })))

describe('a font that can be used', () => {
  it('is described by what is in it', async () => {
    const { report, warnings } = await passed(makeFont())
    expect(report).toMatchObject({ family: 'Harbour', style: 'Regular', weight: 400, isItalic: false, format: 'ttf' })
    expect(report).toMatchObject({ embedding: 'installable', licence: 'OFL', axes: [] })
    const [latin] = report.coverage
    expect(latin?.subset).toBe('latin')
    expect(latin?.has).toBeGreaterThan(200)
    expect(warnings).toEqual([])
  })

  it('becomes files for screens and for documents', async () => {
    const [file] = (await passed(makeFont())).files
    expect([file?.subset, file?.weight]).toEqual(['latin', 400])
    expect(Buffer.from(file?.woff2 ?? []).toString('latin1', 0, 4)).toBe('wOF2')
    expect(Buffer.from(file?.woff ?? []).toString('latin1', 0, 4)).toBe('wOFF')
  })

  it('with a range of weights becomes a file for each weight that posts use', async () => {
    const file = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
    const { report, warnings, files } = await passed(readFileSync(file))
    expect(report.axes.map(({ tag }) => tag)).toContain('wght')
    expect(warnings).toContain('instances_made')
    const latin = files.filter(({ subset }) => subset === 'latin')
    expect(latin.map(({ weight }) => weight)).toEqual([400, 600, 700])
  })

  it.each(BUNDLED_FAMILIES.map((family) => [family.name, family] as const))(
    'has the numbers that are written down of %s',
    (_name, { folder, metrics }) => {
      const file = makeFont(undefined, bundledFont(folder))
      const read = readFont(file, readSfnt(file), 'ttf').report.metrics
      for (const [key, value] of Object.entries(metrics))
        expect(read, key).toHaveProperty(key, expect.closeTo(value, 4))
    },
  )
})

describe('names that are wrong', () => {
  it.each(['false', 'undefined', 'Harbour Regular', 'Harbour/Regular', 'Häfen', 'x'.repeat(64)])(
    'such as the PostScript name %s are said, and better in what is made of it',
    async (postScript) => {
      const file = named({ postScript })
      expect((await passed(file)).warnings).toEqual(['bad_postscript_name'])
      expect(readNames((await madeOf(file)).get('name')).get(NAME_ID.postScript)).toBe('Harbour-400')
    },
  )

  it('are said when they are missing or there twice', async () => {
    expect((await passed(named({}))).warnings).toEqual(['no_postscript_name'])
    const table = namesTable({ family: 'Harbour', full: 'Quay', licence: 'OFL', postScript: 'Harbour' })
    // The full name becomes another family name of the same language.
    table.writeUInt16BE(NAME_ID.family, 6 + 12 + 6)
    expect((await passed(makeFont((tables) => tables.set('name', table)))).warnings).toEqual(['duplicate_names'])
  })

  it('refuse the font when there is no family, or one of the product', async () => {
    expect(await refusalOf(named({ family: 'false' }))).toBe('no_family')
    expect(await refusalOf(makeFont((tables) => tables.delete('name')))).toBe('no_family')
    expect(await refusalOf(named({ family: 'INTER' }))).toBe('name_taken')
    expect(await refusalOf(bundledFont('inter'))).toBe('name_taken')
  })
})

describe('what the maker of a font allows', () => {
  it.each([
    [0x0002, 'embedding_restricted'],
    [0x0100, 'subsetting_forbidden'],
    [0x0200, 'bitmaps_only'],
  ])('refuses it with the bits %i', async (bits, refusal) => {
    expect(await refusalOf(withPermissions(bits))).toBe(refusal)
  })

  it('is said where documents may do less than all', async () => {
    expect(await passed(withPermissions(0x0004))).toMatchObject({
      warnings: ['preview_and_print'],
      report: { embedding: 'preview' },
    })
    expect(await passed(withPermissions(0x000a))).toMatchObject({ report: { embedding: 'editable' } })
  })
})

describe('pictures in a font', () => {
  it('never reach what is made of it', async () => {
    const svg = Buffer.from('<svg onload="alert(1)"/>')
    const file = makeFont((tables) => tables.set('SVG ', svg))
    expect((await passed(file)).warnings).toEqual(['pictures_removed'])
    expect([...(await madeOf(file)).keys()]).not.toContain('SVG ')
  })

  it('refuse a font that consists of nothing else', async () => {
    const file = makeFont((tables) => {
      tables.delete('glyf')
      tables.set('SVG ', Buffer.from('<svg/>'))
    })
    expect(await refusalOf(file)).toBe('no_outlines')
  })
})

describe('a file that is no usable font', () => {
  const woff = (change: (file: Buffer) => void) => {
    const file = Buffer.from(bundledFont('lato'))
    change(file)
    return file
  }

  it.each([
    ['nothing', Buffer.alloc(0), 'not_a_font'],
    ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'not_a_font'],
    ['several fonts', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(100)]), 'collection'],
    ['half a font', makeFont().subarray(0, 20_000), 'broken'],
    ['a font without letters', makeFont((tables) => tables.delete('cmap')), 'broken'],
    ['a packed font that ends early', bundledFont('lato').subarray(0, 9_000), 'broken'],
    ['a font that says it is huge', woff((file) => file.writeUInt32BE(0x7fffffff, 16)), 'too_complex'],
    ['a table that says it is huge', woff((file) => file.writeUInt32BE(0x7fffffff, 44 + 12)), 'too_complex'],
    ['a table of rubbish', makeFont((tables) => tables.set('cmap', Buffer.alloc(64, 0xff))), 'broken'],
  ])('is refused: %s', async (_what, file, refusal) => {
    expect(await refusalOf(file)).toBe(refusal)
  })
})
