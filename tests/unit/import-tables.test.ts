import { channelName, findChannels } from '@postwright/core/csv/find-channel'
import { readRow } from '@postwright/core/csv/read-row'
import { readWhen } from '@postwright/core/csv/read-date'
import { CSV_ROWS_MAX } from '@postwright/core/limits'
import { postImportFileSchema } from '@postwright/core/model/post-import'
import { emptyDraft } from '@postwright/core/model/post'
import { describe, expect, test } from 'vitest'
import { decodeFile, type Decoded } from '@/lib/decode-file.ts'
import { parseTable } from '@/lib/parse-table.ts'
import { makeConnection } from '../support/factories/connection.ts'

const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))

function decode(bytes: Uint8Array): Decoded {
  const decoded = decodeFile(bytes)
  if (decoded === 'unreadable') throw new Error(decoded)
  return decoded
}

describe('a first line that names what separates the cells', () => {
  test.each([
    ['sep=;', ';'],
    ['SEP=,', ','],
    ['sep=\t', '\t'],
    ['"sep=;"', ';'],
  ])('%j is no row of the table', async (line, sign) => {
    const table = await parseTable(
      `\ufeff${line}\r\nText${sign}Note\r\na,b;c${sign}x`.replace(`a,b;c${sign}`, `"a,b;c"${sign}`),
      CSV_ROWS_MAX,
    )
    expect(table).toMatchObject({ headers: ['Text', 'Note'], rows: [['a,b;c', 'x']], delimiter: sign })
  })

  test('counts more than what the rows look like', async () => {
    const table = await parseTable('sep=;\nText;Note\nOne, two, three, four;x\n', CSV_ROWS_MAX)
    expect(table).toMatchObject({ rows: [['One, two, three, four', 'x']] })
  })
})

describe('a file without a mark of its encoding', () => {
  const text = 'Text;Datum\nPříliš žluťoučký kůň;2026-11-30\nКонь;1\n'

  test('is read as UTF-16 where every other byte of its common signs is nought', () => {
    const little = bytesOf(text, 'utf16le')
    expect(decode(little)).toMatchObject({ text, encoding: 'utf-16le' })
    expect(decode(little.slice().map((_, at) => little[at ^ 1] ?? 0))).toMatchObject({ text, encoding: 'utf-16be' })
  })

  test('is read as UTF-8 where a nought or two got into it', () => {
    const stray = `Text;Note\n${'Käse;a\n'.repeat(40)}b\u0000;c\n`
    expect(decode(bytesOf(stray, 'utf8'))).toMatchObject({ text: stray, encoding: 'utf-8' })
    const chinese = '名字,日期\n'.repeat(9) + '漢'.repeat(2_000)
    expect(decode(bytesOf(chinese, 'utf16le'))).toMatchObject({ text: chinese, encoding: 'utf-16le' })
  })

  test('is refused where its noughts are anywhere, as in a workbook', () => {
    const workbook = bytesOf(
      'PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000\u0000\u0000!\u0000\u0000\u0000a\u0000',
      'latin1',
    )
    expect(decodeFile(workbook)).toBe('unreadable')
    expect(decodeFile(bytesOf(text, 'utf16le').slice(1))).not.toMatchObject({ text })
  })

  test.each([
    ['Żółta łąka', [0xaf, 0xf3, 0xb3, 0x74, 0x61, 0x20, 0xb3, 0xb9, 0x6b, 0x61]],
    ['Příliš', [0x50, 0xf8, 0xed, 0x6c, 0x69, 0x9a]],
  ])('is read as Central European where only that makes words: %s', (word, bytes) => {
    expect(decode(Uint8Array.from(bytes))).toMatchObject({ text: word, encoding: 'windows-1250' })
  })

  test('names both readings where a person has to tell, and none where they are the same', () => {
    const french = bytesOf('Très frais, à midi', 'latin1')
    expect(decode(french)).toMatchObject({
      text: 'Très frais, à midi',
      readings: [
        { encoding: 'windows-1252', words: ['Très', 'à'] },
        { encoding: 'windows-1250', words: ['Trčs', 'ŕ'] },
      ],
    })
    expect(decode(bytesOf('Käse für Österreich', 'latin1')).readings).toEqual([])
  })
})

describe('the date of a row as people write it', () => {
  const when = (date: string, time = '', order: Parameters<typeof readWhen>[2] = null) =>
    readWhen({ date, time, zone: '' }, 'Europe/Vienna', order)

  test.each([
    ['Nov 30, 2026', ''],
    ['November 30th, 2026', ''],
    ['30 Nov 2026', ''],
    ['30. November 2026', ''],
    ['30-Nov-26', ''],
    ['Monday, 30 November 2026', ''],
    ['30 novembre 2026', ''],
    ['30 de noviembre de 2026', ''],
    ['30. listopadu 2026', ''],
    ['11/30/26', ''],
    ['30.11.26', ''],
    ['30. 11. 2026', ''],
    ['2026. 11. 30.', ''],
    ['2026-11-30', '9 Uhr'],
    ['30. November 2026 um 9:00 Uhr', ''],
    ['2026-11-30', '9.00'],
    ['2026-11-30', '9h00'],
    ['2026-11-30', '9h'],
    ['2026-11-30', '9 am'],
    ['2026-11-30', '9:00\u202fa. m.'],
  ])('%s %s is the morning of November 30', (date, time) =>
    expect(when(date, time)).toEqual({ local: '2026-11-30T09:00', tzid: 'Europe/Vienna', faults: [], orders: [] }),
  )

  test.each([
    ['9:30 Uhr', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['9 pm', '21:00'],
    ['12:30 PM', '12:30'],
  ])('%s is the time %s', (time, clock) => expect(when('2026-11-30', time).local).toBe(`2026-11-30T${clock}`))

  test.each([
    // Polish and Croatian call different months by it.
    '30 listopada 2026',
    '26. 11. 30.',
    '30 Nov',
    'Nov 2026',
    '13/13/2026',
    '31 Feb 2026',
    '46356',
  ])('%s is refused instead of guessed', (date) => expect(when(date).faults).toEqual(['date_unreadable']))

  // A part of a day as a spreadsheet keeps it, an hour without a sign, a zone that is none, and an hour too many.
  test.each(['0.39', '930', '9', '9:30 CET', '25.00', '13 pm'])('%s is no time', (time) =>
    expect(when('2026-11-30', time).faults).toEqual(['time_unreadable']),
  )

  test.each([
    ['03/04/2026', 'day', '2026-04-03'],
    ['03/04/2026', 'month', '2026-03-04'],
    ['26/11/27', 'day', '2027-11-26'],
    ['26/11/27', 'year', '2026-11-27'],
    ['31/12/2026', 'month', '2026-12-31'],
  ] as const)('%s with the %s first is %s', (date, order, day) =>
    expect(when(date, '', order).local).toBe(`${day}T09:00`),
  )

  test('is asked for where its parts can be exchanged, with the orders that differ', () => {
    expect(when('03/04/2026')).toMatchObject({ local: null, faults: ['date_ambiguous'], orders: ['day', 'month'] })
    expect(when('26/11/27', '', 'month')).toMatchObject({ faults: ['date_ambiguous'], orders: ['day', 'year'] })
    expect(when('05/05/2026').orders).toEqual([])
  })

  test('takes a time in proportion to its length, whatever it says', () => {
    const begun = performance.now()
    for (const long of [
      ' '.repeat(100_000),
      `1${' '.repeat(100_000)}`,
      '1.'.repeat(50_000),
      `30 ${'de '.repeat(30_000)}`,
    ])
      when(long, long)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

describe('a channel by a name that the product shows', () => {
  const channels = [
    makeConnection({ id: 'c1', platform: 'linkedin', handle: 'oak-co', name: 'Oak, Ash & Co' }),
    makeConnection({ id: 'c2', platform: 'mastodon', handle: 'oak@wood.example:8443', name: 'Workshop' }),
    makeConnection({ id: 'c3', platform: 'rss', handle: 'News', name: 'News' }),
    makeConnection({ id: 'c4', platform: 'x', handle: 'Workshop', name: 'Žluťoučký' }),
    makeConnection({ id: 'c5', platform: 'tiktok', handle: 'twin', name: 'twin' }),
    makeConnection({ id: 'c6', platform: 'tiktok', handle: 'twin', name: 'twin' }),
  ]

  test.each([
    ['Oak, Ash & Co', 'c1'],
    ['LinkedIn: oak-co', 'c1'],
    ['LinkedIn · oak-co', 'c1'],
    ['oak-co · LinkedIn', 'c1'],
    ['Oak, Ash & Co, oak-co on LinkedIn', 'c1'],
    ['Oak, Ash & Co on LinkedIn', 'c1'],
    ['linkedin', 'c1'],
    ['@oak@wood.example:8443', 'c2'],
    ['Mastodon: @oak@wood.example:8443', 'c2'],
    ['mastodon/oak@wood.example:8443', 'c2'],
    ['RSS feed', 'c3'],
    ['RSS feed: News', 'c3'],
    ['X · @workshop', 'c4'],
    ['  ŽLUŤOUČKÝ '.normalize('NFD'), 'c4'],
  ])('%s is found', (name, id) => expect(findChannels(name, channels, [])).toEqual({ kind: 'found', ids: [id] }))

  test('is found in a cell of its own, though its name holds the sign that separates names', () => {
    const context = {
      channels,
      sets: [],
      media: new Set<string>(),
      timeZone: 'UTC',
      dateOrder: null,
      connectionIds: [],
    }
    const template = { text: '', title: '', comment: '', thread: [], labels: [] }
    const table = { headers: ['Text', 'Channels'], columns: ['text', 'channels'] as const }
    const idsOf = (cell: string) => readRow(table, ['A', cell], { ...context, template }).draft.connectionIds
    expect(idsOf('Oak, Ash & Co')).toEqual(['c1'])
    expect(idsOf('Oak, Ash & Co|RSS feed')).toEqual(['c1', 'c3'])
    expect(idsOf('linkedin, RSS feed')).toEqual(['c1', 'c3'])
  })

  test('is said with names that mean one of them each, where several could be meant', () => {
    for (const name of ['Workshop', 'twin', 'tiktok/twin', 'TikTok']) {
      const found = findChannels(name, channels, [])
      if (found.kind !== 'ambiguous') throw new Error(found.kind)
      expect(found.candidates.length).toBe(2)
      const each = found.candidates.map((candidate) => findChannels(candidate, channels, []))
      expect(each).toEqual(found.candidates.map(() => ({ kind: 'found', ids: [expect.any(String)] })))
      expect(new Set(each.map((one) => JSON.stringify(one))).size).toBe(2)
    }
    expect(findChannels('Workshop', channels, [])).toMatchObject({
      candidates: ['mastodon/oak@wood.example:8443', 'x/Workshop'],
    })
  })

  test('is exported by a name that only it has', () => {
    for (const channel of channels)
      expect(findChannels(channelName(channel, channels), channels, [])).toEqual({ kind: 'found', ids: [channel.id] })
  })
})

test('no text of a post that the API is sent holds a control, and a label with one is refused', () => {
  const bad = 'a\u0000\u0007\u001b\u0085b'
  const media = [{ mediaId: 'm1', alt: bad }]
  const threadMedia = [{ mediaId: 'm1', alt: bad, part: 1 }]
  const own = { text: bad, title: bad, comment: bad, thread: [bad], threadMedia, media }
  const settings = [{ connectionId: 'c1', key: 'warning', value: bad }]
  const overrides = [{ connectionId: 'c1', ...own }]
  const draft = { ...emptyDraft(), ...own, note: bad, pollOptions: [bad], settings, overrides }
  const row = { row: 2, draft, pictures: [{ url: 'https://a.example/b.png', alt: bad }], when: null }
  const written = JSON.stringify(postImportFileSchema.parse({ rows: [row] }))
  expect(written.match(/"ab"/g)).toHaveLength(16)
  expect(written).not.toMatch(/\\u00(?:00|07|1b)|\u0085/)
  const labelled = { ...row, draft: { ...draft, labels: [bad] } }
  expect(postImportFileSchema.safeParse({ rows: [labelled] }).error?.issues).toMatchObject([
    { path: ['rows', 0, 'draft', 'labels', 0] },
  ])
})
