import { crc32 } from 'node:zlib'

const ENTRY = 'META-INF/MANIFEST.MF'
const LINE_BYTES = 72
/** 1 January 1980, the earliest date in a zip file. It is fixed, so that the same input gives the same bytes. */
const DOS_DATE = 0x21

/**
 * Returns a jar that contains only a manifest: `java -jar` with it starts a class of another jar.
 * @param {{ classPath: string, mainClass: string }} target `classPath` is a file URL
 * @returns {Buffer}
 */
export function launcherJar({ classPath, mainClass }) {
  const lines = ['Manifest-Version: 1.0', `Class-Path: ${classPath}`, `Main-Class: ${mainClass}`]
  const manifest = Buffer.from(`${lines.map(wrapLine).join('\r\n')}\r\n\r\n`)
  const name = Buffer.from(ENTRY)
  const facts = entryFacts(manifest, name)
  const local = Buffer.concat([signature(0x04034b50), facts, name, manifest])
  // Version made by; then the shared facts; then comment length, disk, attributes and the offset of the entry: all zero.
  const central = Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, Buffer.alloc(14), name])
  return Buffer.concat([local, central, endOfDirectory(central.length, local.length)])
}

/**
 * Wraps a manifest line at 72 bytes; continuation lines start with a space.
 * @param {string} line
 */
function wrapLine(line) {
  const rest = line.slice(LINE_BYTES).match(new RegExp(`.{1,${LINE_BYTES - 1}}`, 'g')) ?? []
  return [line.slice(0, LINE_BYTES), ...rest].join('\r\n ')
}

/**
 * Returns the fields shared by local and central header: version, flags, method (stored), time, date, checksum, sizes, name length and extra length.
 * @param {Buffer} content
 * @param {Buffer} name
 */
function entryFacts(content, name) {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(DOS_DATE, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

/**
 * @param {number} size bytes of the central directory
 * @param {number} offset start of the central directory
 */
function endOfDirectory(size, offset) {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** @param {number} value */
function signature(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
