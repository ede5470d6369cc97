import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { NAME_ID } from '../../functions/src/files/fonts/read-names.ts'
import { writeNames } from '../../functions/src/files/fonts/make-files.ts'
import { writeSfnt } from '../../functions/src/files/fonts/sfnt.ts'

const resolve = createRequire(new URL('../../web/package.json', import.meta.url)).resolve

type Tables = Map<string, Buffer>

/** A font file of a `@fontsource` package. */
export function bundledFont(folder: string, file = 'latin-400-normal.woff'): Buffer {
  return readFileSync(join(dirname(resolve(`@fontsource/${folder}/package.json`)), 'files', `${folder}-${file}`))
}

/** Encodes a `name` table. */
export function namesTable(names: Partial<Record<keyof typeof NAME_ID, string>>): Buffer {
  const entries = Object.entries(NAME_ID).map(([key, id]): [number, string] => [
    id,
    Object.entries(names).find(([name]) => name === key)?.[1] ?? '',
  ])
  return writeNames(new Map(entries))
}

/**
 * A font of the family Harbour with the glyphs of a bundled font.
 * @param change modifies the tables before they are written
 */
export function makeFont(change: (tables: Tables) => void = () => undefined, woff = bundledFont('inter')): Buffer {
  const tables = woffTables(woff)
  tables.set('name', namesTable({ family: 'Harbour', style: 'Regular', postScript: 'Harbour-Regular', licence: 'OFL' }))
  change(tables)
  return writeSfnt({ version: woff.readUInt32BE(4), tables })
}

/** A font with these embedding permissions (`fsType`). */
export function withPermissions(bits: number): Buffer {
  return makeFont((tables) => {
    const os2 = Buffer.from(tables.get('OS/2') ?? [])
    os2.writeUInt16BE(bits, 8)
    tables.set('OS/2', os2)
  })
}

/** Reads the tables of a WOFF file. */
export function woffTables(woff: Buffer): Tables {
  const tables: Tables = new Map()
  for (let place = 0; place < woff.readUInt16BE(12); place += 1) {
    const at = 44 + place * 20
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    tables.set(woff.toString('latin1', at, at + 4), packed === length ? bytes : inflateSync(bytes))
  }
  return tables
}
