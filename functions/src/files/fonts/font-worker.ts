import { parentPort, workerData } from 'node:worker_threads'
import fontverter from 'fontverter'
import type { FontCheckOutcome } from '../../domain/ports/files.ts'
import { makeFiles } from './make-files.ts'
import { readFont } from './read-font.ts'
import { readSfnt, Refused } from './sfnt.ts'
import { FONT_UNPACKED_BYTES_MAX } from '@postwright/core/fonts/font-check'
import type { FontReport } from '@postwright/core/model/font'

/** Offset at which WOFF and WOFF2 store the uncompressed size of the font. */
const UNPACKED_AT = 16

/**
 * Determines the format of a file by its first bytes, before anything is decompressed.
 * @throws Refused when it is not a font, contains several fonts, or is too large once decompressed
 */
function readContainer(file: Buffer): FontReport['format'] {
  if (file.length < 44) throw new Refused('not_a_font')
  const magic = file.toString('latin1', 0, 4)
  switch (magic) {
    case '\0\u0001\0\0':
    case 'true':
      return 'ttf'
    case 'OTTO':
      return 'otf'
    case 'ttcf':
      throw new Refused('collection')
    case 'wOFF':
    case 'wOF2':
      if (file.readUInt32BE(8) !== file.length) throw new Refused('broken')
      if (file.readUInt32BE(UNPACKED_AT) > FONT_UNPACKED_BYTES_MAX) throw new Refused('too_complex')
      return magic === 'wOFF' ? readWoff(file) : 'woff2'
    default:
      throw new Refused('not_a_font')
  }
}

/**
 * Checks the uncompressed sizes that the tables of a WOFF file state themselves, because the decompression uses them.
 * @throws Refused when tables are missing, or too large once decompressed
 */
function readWoff(file: Buffer): 'woff' {
  const count = file.readUInt16BE(12)
  if (44 + count * 20 > file.length) throw new Refused('broken')
  let sum = 0
  for (let place = 0; place < count; place += 1) sum += file.readUInt32BE(44 + place * 20 + 12)
  if (sum > FONT_UNPACKED_BYTES_MAX) throw new Refused('too_complex')
  return 'woff'
}

/** Thread that reads one font, and then ends. Its only input is the file. */
if (parentPort && workerData instanceof Uint8Array) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort.postMessage(await checkFont(workerData))
}

/** Reads a font and creates its files. Runs in its own thread, which is stopped when it takes too long. */
export async function checkFont(bytes: Uint8Array): Promise<FontCheckOutcome> {
  try {
    const file = Buffer.from(bytes)
    const format = readContainer(file)
    const unpacked = await fontverter.convert(file, 'sfnt')
    const sfnt = readSfnt(unpacked)
    const read = readFont(unpacked, sfnt, format)
    return { kind: 'passed', report: read.report, warnings: read.warnings, files: await makeFiles(unpacked, read) }
  } catch (error) {
    // Any error that the libraries throw counts as a defect of the font.
    return { kind: 'refused', refusal: error instanceof Refused ? error.refusal : 'broken' }
  }
}
