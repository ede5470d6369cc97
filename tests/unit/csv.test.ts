import { csvFile, plainCell, textsCell, textsIn } from '@postwright/core/csv/csv-file'
import { CSV_COLUMNS_MAX, CSV_ROWS_MAX } from '@postwright/core/limits'
import { guessColumns } from '@postwright/core/csv/columns'
import { channelName, findChannels } from '@postwright/core/csv/find-channel'
import { postsFile } from '@postwright/core/csv/posts-file'
import { readRow, type RowContext } from '@postwright/core/csv/read-row'
import { readWhen } from '@postwright/core/csv/read-date'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFile } from '@/lib/decode-file.ts'
import { parseTable } from '@/lib/parse-table.ts'
import { CSV_CONTEXT, readCsvRow } from '../support/csv-rows.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'

const channels = [
  makeConnection({ id: 'c1', platform: 'bluesky', handle: 'oak.example', name: 'Oak' }),
  makeConnection({ id: 'c2', platform: 'mastodon', handle: 'oak', name: 'Workshop' }),
  makeConnection({ id: 'c3', platform: 'mastodon', handle: 'ash', name: 'Workshop' }),
]
const context = {
  ...CSV_CONTEXT,
  channels,
  sets: [{ name: 'Everywhere', connectionIds: ['c1', 'c3', 'gone'] }],
}

const read = (cells: Record<string, string>, changes: Partial<RowContext> = {}) =>
  readCsvRow(cells, { ...context, ...changes })

describe('a table', () => {
  test.each([';', '\t', '|', ','])('is read whatever separates its cells (%j)', async (sign) => {
    const table = await parseTable(`Text${sign}Date\r\n"Two\nlines"${sign}2026-12-01\r\n\r\n`, CSV_ROWS_MAX)
    expect(table).toMatchObject({ headers: ['Text', 'Date'], rows: [['Two\nlines', '2026-12-01']], delimiter: sign })
  })

  test.each([
    ['', 'empty'],
    ['Text\n', 'no_rows'],
    [`Text\n${'a\n'.repeat(1_001)}`, 'too_many_rows'],
    [`${Array.from({ length: CSV_COLUMNS_MAX + 1 }, (_, at) => `c${at}`).join(',')}\n1`, 'too_many_columns'],
  ])('is refused when it is empty or too large', async (text, fault) =>
    expect(await parseTable(text, CSV_ROWS_MAX)).toBe(fault),
  )

  test('is read in the encoding in which it was saved', () => {
    const text = 'Käse,1'
    expect(decodeFile(new TextEncoder().encode(text))).toMatchObject({ text })
    expect(decodeFile(new Uint8Array(Buffer.from(text, 'latin1')))).toMatchObject({
      text,
      encoding: 'windows-1252',
      readings: [],
    })
    expect(decodeFile(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')))).toMatchObject({ text })
  })

  test('is understood by its headers, in the words of others too, each kind once', () => {
    expect(
      guessColumns(['Message', 'Image URL', 'Alt text', 'Profiles', 'Schedule Date', 'Part 1', 'Text', 'SKU']),
    ).toEqual(['text', 'pictures', 'alts', 'channels', 'date', 'part', 'variable', 'variable'])
  })

  test('that is written runs nothing in a spreadsheet, and is read again as it was', async () => {
    const hostile = [
      '=1+1',
      '+a',
      '-a',
      '@a',
      '\ta',
      '\ra',
      '\n=a',
      '\r\n=a',
      "'=x",
      "''=x",
      "'plain",
      'a,"b"\n',
      ' a ',
      '',
    ]
    for (const value of hostile) expect(csvFile([[value]])).not.toMatch(/^"?[=+\-@\t\r\n]./)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        async (rows) => {
          const table = await parseTable(
            csvFile([['a', 'b'], ...rows.map((cells) => [`x${cells[0]}`, cells[1] ?? ''])]),
            CSV_ROWS_MAX,
          )
          expect(typeof table === 'string' ? table : table.rows.map((cells) => cells.map(plainCell))).toEqual(
            rows.map((cells) => [`x${cells[0]}`, cells[1]]),
          )
        },
      ),
      { numRuns: 50 },
    )
    for (const value of hostile)
      expect(
        plainCell(
          csvFile([[value]])
            .replace(/\r\n$/, '')
            .replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"')),
        ),
      ).toBe(value)
  })
})

describe('the time of a row', () => {
  const when = (date: string, time = '', zone = '') => readWhen({ date, time, zone }, 'Europe/Vienna')

  test.each([
    ['2026-12-01', '9:30', '2026-12-01T09:30'],
    ['2026-12-01T14:05:00', '', '2026-12-01T14:05'],
    ['1.12.2026', '9 pm', '2026-12-01T21:00'],
    ['12/31/2026', '12:15 AM', '2026-12-31T00:15'],
    ['31/12/2026', '', '2026-12-31T09:00'],
    ['5/5/2026', '23:59', '2026-05-05T23:59'],
  ])('%s %s is %s', (date, time, local) =>
    expect(when(date, time)).toEqual({ local, tzid: 'Europe/Vienna', faults: [], orders: [] }),
  )

  test('in its own zone, or in UTC where it says so', () => {
    expect(when('2026-12-01', '9:00', 'America/New_York').tzid).toBe('America/New_York')
    expect(when('2026-12-01T09:00:00Z')).toMatchObject({ local: '2026-12-01T09:00', tzid: 'UTC', faults: [] })
  })

  test.each([
    ['03/04/2026', '', '', 'date_ambiguous'],
    ['2026-02-30', '', '', 'date_unreadable'],
    ['soon', '', '', 'date_unreadable'],
    ['2026-12-01', '25:00', '', 'time_unreadable'],
    ['2026-12-01', '9:00+02:00', '', 'time_unreadable'],
    ['', '9:00', '', 'time_without_date'],
    ['2026-12-01', '9:00', 'Mars/Olympus', 'zone_unknown'],
    ['2026-12-01', '9:00', '+02:00', 'zone_unknown'],
  ])('%s %s %s is refused: %s', (date, time, zone, fault) =>
    expect(when(date, time, zone)).toMatchObject({ local: null, faults: [fault] }),
  )
})

describe('a channel in a file', () => {
  test.each([
    ['c2', ['c2']],
    ['mastodon/oak', ['c2']],
    ['Mastodon: @oak', ['c2']],
    ['OAK.example', ['c1']],
    ['bluesky', ['c1']],
    ['everywhere', ['c1', 'c3']],
    ['Workshop', 'ambiguous'],
    ['mastodon', 'ambiguous'],
    ['elm', 'unknown'],
  ])('%s means %j', (name, ids) => {
    const found = findChannels(name, channels, context.sets)
    expect(found.kind === 'found' ? found.ids : found.kind).toEqual(ids)
  })

  test('is written so that only it is meant', () => {
    for (const channel of channels)
      expect(findChannels(channelName(channel, channels), channels, [])).toEqual({ kind: 'found', ids: [channel.id] })
  })
})

describe('a row', () => {
  test('becomes a post with everything that its columns say', () => {
    const row = read({
      Text: 'New: {{product}} for {{Price}}',
      Product: 'Oak table',
      price: '€ 900',
      'First comment': 'Link',
      'Part 1': 'One',
      'Part 2': '',
      'Part 3': 'Three',
      Images: 'm1 https://a.example/b.png',
      'Alt text': 'A \\| B|second',
      Channels: 'oak.example, mastodon/ash',
      Date: '2026-12-01',
      Time: '9:00',
      Labels: 'wood; new',
      Notes: 'mind the price',
    })
    expect(row.faults).toEqual([])
    expect(row.draft).toMatchObject({
      text: 'New: Oak table for € 900',
      comment: 'Link',
      thread: ['One', 'Three'],
      connectionIds: ['c1', 'c3'],
      labels: ['wood', 'new'],
      note: 'mind the price',
    })
    expect(row.pictures).toEqual([
      { mediaId: 'm1', alt: 'A | B' },
      { url: 'https://a.example/b.png', alt: 'second' },
    ])
    expect(row.when).toEqual({ local: '2026-12-01T09:00', tzid: 'Europe/Vienna' })
  })

  test('takes from a template what its cells leave empty', () => {
    const template = { text: 'Hello {{name}}', title: 'T', comment: '', thread: ['More on {{name}}'], labels: ['plan'] }
    const { draft, faults } = read({ Name: 'Ada', Text: '' }, { template })
    expect(draft).toMatchObject({ text: 'Hello Ada', title: 'T', thread: ['More on Ada'], labels: ['plan'] })
    expect(faults).toEqual([])
    expect(read({ Name: 'Ada', Text: 'Own' }, { template }).draft.text).toBe('Own')
  })

  test('names everything that it cannot use, and keeps the rest', () => {
    const { draft, faults } = read({
      Text: 'Hi {{who}}',
      Channels: 'elm|oak.example|Workshop',
      Images: 'm9',
      Date: 'x',
    })
    expect(faults.map(({ code }) => code).toSorted()).toEqual(
      ['channel_ambiguous', 'channel_unknown', 'date_unreadable', 'picture_unknown', 'variable_missing'].toSorted(),
    )
    expect(draft).toMatchObject({ text: 'Hi {{who}}', connectionIds: ['c1'] })
    expect(read({ Text: '' }).faults).toEqual([{ code: 'empty' }])
    expect(read({ Text: 'x'.repeat(10_001) }).faults).toEqual([
      { code: 'field_refused', field: 'text' },
      { code: 'empty' },
    ])
  })
})

test('what is exported is imported again as it was', async () => {
  const { instant } = toZonedTime('2026-12-01T09:30', 'Europe/Vienna')
  const post = makePost({
    text: '=SUM(1;2)\nand "more", yes',
    title: 'T',
    comment: "'=c",
    thread: ['one', '-two'],
    media: [{ mediaId: 'm1', alt: 'A | B' }],
    connectionIds: ['c2', 'c1'],
    labels: ['a, b'],
    note: 'n',
    lifecycle: 'scheduled',
    nextAt: instant,
  })
  const table = await parseTable(
    postsFile([post, makePost({ id: 'p2', text: 'Plain' })], { channels, timeZone: 'Europe/Vienna' }),
    CSV_ROWS_MAX,
  )
  if (typeof table === 'string') throw new Error(table)
  const columns = guessColumns(table.headers)
  const [first, second] = table.rows.map((cells) => readRow({ headers: table.headers, columns }, cells, context))
  const { text, title, comment, thread, connectionIds, labels, note } = post
  expect(first).toMatchObject({
    draft: { text, title, comment, thread, connectionIds, labels, note },
    pictures: post.media,
    when: { local: '2026-12-01T09:30', tzid: 'Europe/Vienna' },
    faults: [],
  })
  expect(second).toMatchObject({ draft: { text: 'Plain', thread: [] }, when: null, faults: [] })
})

test('descriptions in one cell are read as they were written, whatever marks they hold', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '|', '\\', ',') }).map((each) => each.trim())
  const property = fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
    fc.pre(texts.some((each) => each !== ''))
    expect(textsIn(textsCell(texts))).toEqual(texts)
  })
  fc.assert(property)
})
