import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { type FontSubset, subsetCharacters } from '@postwright/core/fonts/font-subsets'
import type { FontReport } from '@postwright/core/model/font'
import type { MadeFontFile } from '../../domain/ports/files.ts'
import { NAME_ID } from './read-names.ts'
import type { ReadFont } from './read-font.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

/** Weights into which variable fonts are split: the same as those of the bundled families. */
const INSTANCES = [400, 600, 700, 800]
/** Tables with images, colour layers or a signature; nothing that a browser would read as a separate document is written to the output. */
const DROPPED = new Set(['SVG ', 'sbix', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'EBDT', 'EBLC', 'EBSC', 'DSIG'])

/** Creates the files that screens and documents load: each instance split into its subsets, with valid names. */
export async function makeFiles(file: Buffer, { report, characters }: ReadFont): Promise<MadeFontFile[]> {
  const files: MadeFontFile[] = []
  for (const weight of weightsOf(report)) {
    for (const { subset } of report.coverage) {
      files.push(await makeFile(file, report, { weight, subset, text: textOf(subset, characters) }))
    }
  }
  return files
}

type Cut = { weight: number; subset: FontSubset; text: string }

async function makeFile(file: Buffer, report: FontReport, { weight, subset, text }: Cut): Promise<MadeFontFile> {
  const variationAxes = Object.fromEntries(
    report.axes.map(({ tag, ...axis }) => [tag, tag === 'wght' ? weight : axis.default]),
  )
  const cut = await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes })
  const { version, tables } = readSfnt(cut)
  const kept = [...tables].filter(([tag]) => !DROPPED.has(tag))
  const named = writeSfnt({ version, tables: new Map([...kept, ['name', namesOf(report, weight)]]) })
  const [woff2, woff] = [await fontverter.convert(named, 'woff2'), await fontverter.convert(named, 'woff')]
  return { weight, isItalic: report.isItalic, subset, woff2: new Uint8Array(woff2), woff: new Uint8Array(woff) }
}

function weightsOf({ axes, weight }: FontReport): number[] {
  const range = axes.find(({ tag }) => tag === 'wght')
  if (!range) return [weight]
  const within = INSTANCES.filter((each) => each >= range.min && each <= range.max)
  return within.length > 0 ? within : [Math.round(range.default)]
}

function textOf(subset: FontSubset, characters: readonly number[]): string {
  const all = subsetCharacters(subset)
  return String.fromCodePoint(...characters.filter((point) => all.has(point)))
}

/** Returns names that every program accepts, regardless of the original names. */
function namesOf(report: FontReport, weight: number): Buffer {
  const style = `${weight}${report.isItalic ? ' Italic' : ''}`
  const full = `${report.family} ${style}`
  const postScript = `${report.family.replaceAll(/[^A-Za-z0-9]/g, '') || 'Font'}-${style.replace(' ', '')}`.slice(-63)
  return writeNames(
    new Map([
      [NAME_ID.copyright, report.copyright],
      [NAME_ID.family, report.family],
      [NAME_ID.style, style],
      [NAME_ID.unique, full],
      [NAME_ID.full, full],
      [NAME_ID.version, report.version],
      [NAME_ID.postScript, postScript],
      [NAME_ID.licence, report.licence],
      [NAME_ID.licenceUrl, report.licenceUrl],
    ]),
  )
}

const RECORD = 12

const HEADER = 6

/** Returns a `name` table in English with texts by their name ids. */
export function writeNames(names: ReadonlyMap<number, string>): Buffer {
  const rows = [...names].filter(([, text]) => text !== '').toSorted(([a], [b]) => a - b)
  const texts = rows.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const table = Buffer.alloc(HEADER + rows.length * RECORD)
  table.writeUInt16BE(rows.length, 2)
  table.writeUInt16BE(table.length, 4)
  let offset = 0
  for (const [place, [id]] of rows.entries()) {
    const length = texts[place]?.length ?? 0
    const fields = [3, 1, 0x409, id, length, offset]
    for (const [column, value] of fields.entries()) table.writeUInt16BE(value, HEADER + place * RECORD + column * 2)
    offset += length
  }
  return Buffer.concat([table, ...texts])
}
