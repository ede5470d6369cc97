/** Ids of a font's names in the `name` table. */
export const NAME_ID = {
  copyright: 0,
  family: 1,
  style: 2,
  unique: 3,
  full: 4,
  version: 5,
  postScript: 6,
  licence: 13,
  licenceUrl: 14,
  typographicFamily: 16,
  typographicStyle: 17,
} as const

export type FontNames = {
  /** Returns the English name, or else one in another language; empty when there is none. Control characters are replaced by spaces. */
  get(id: number): string
  /** True if a name occurs twice for one language with different values. */
  hasDuplicates: boolean
}

const ENGLISH = 0x409
const WINDOWS = 3
const MACINTOSH = 1
const RECORDS_MAX = 2_000

/** Reads a `name` table; records outside the table are skipped. */
export function readNames(table: Buffer | undefined): FontNames {
  const best = new Map<number, { value: string; rank: number }>()
  const seen = new Map<string, string>()
  let hasDuplicates = false
  const count = table && table.length >= 6 ? Math.min(table.readUInt16BE(2), RECORDS_MAX) : 0
  for (let place = 0; place < count; place += 1) {
    const record = table && recordAt(table, 6 + place * 12)
    if (!record) continue
    const key = `${record.platform}/${record.encoding}/${record.language}/${record.id}`
    if ((seen.get(key) ?? record.value) !== record.value) hasDuplicates = true
    seen.set(key, record.value)
    const rank = rankOf(record)
    if (record.value !== '' && rank > (best.get(record.id)?.rank ?? -1))
      best.set(record.id, { value: record.value, rank })
  }
  return { get: (id) => best.get(id)?.value ?? '', hasDuplicates }
}

type NameRecord = { platform: number; encoding: number; language: number; id: number; value: string }

function recordAt(table: Buffer, at: number): NameRecord | null {
  if (at + 12 > table.length) return null
  const [platform, encoding, language] = [
    table.readUInt16BE(at),
    table.readUInt16BE(at + 2),
    table.readUInt16BE(at + 4),
  ]
  const start = table.readUInt16BE(4) + table.readUInt16BE(at + 10)
  const bytes = table.subarray(start, start + table.readUInt16BE(at + 8))
  const text = platform === MACINTOSH ? bytes.toString('latin1') : fromUtf16(bytes)
  return {
    platform,
    encoding,
    language,
    id: table.readUInt16BE(at + 6),
    value: text.replaceAll(/\p{Cc}/gu, ' ').trim(),
  }
}

function rankOf({ platform, language }: NameRecord): number {
  if (platform === WINDOWS) return language === ENGLISH ? 3 : 1
  return platform === MACINTOSH && language === 0 ? 2 : 0
}

function fromUtf16(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le')
}
