import fontverter from 'fontverter'
import type { FontCheckOutcome } from '../../domain/ports/files.ts'
import { makeFiles } from './make-files.ts'
import { readContainer } from './read-container.ts'
import { readFont } from './read-font.ts'
import { readSfnt } from './read-sfnt.ts'
import { Refused } from './refused.ts'

/** Reads a font and makes the files of it. It runs in a thread of its own, which is stopped when it takes too long. */
export async function checkFont(bytes: Uint8Array): Promise<FontCheckOutcome> {
  try {
    const file = Buffer.from(bytes)
    const format = readContainer(file)
    const unpacked = await fontverter.convert(file, 'sfnt')
    const sfnt = readSfnt(unpacked)
    const read = readFont(unpacked, sfnt, format)
    return { kind: 'passed', report: read.report, warnings: read.warnings, files: await makeFiles(unpacked, read) }
  } catch (error) {
    // What libraries throw about a font is the font's fault, whatever it is.
    return { kind: 'refused', refusal: error instanceof Refused ? error.refusal : 'broken' }
  }
}
