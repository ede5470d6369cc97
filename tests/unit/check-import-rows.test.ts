import { guessColumns } from '@postwright/core/csv/columns'
import { makeConnection } from '../support/factories/connection.ts'
import { describe, expect, test } from 'vitest'
import { badRowsFile } from '@/features/content-import/import-faults.ts'
import { checkRows, toImportRow, type CheckContext } from '@/features/content-import/check-rows.ts'
import { readAllPosts } from '@/posts/out/read-all-posts.ts'
import { makePost } from '../support/factories/post.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const headers = ['Text', 'Channels', 'Date', 'Time', 'Pictures']
const channels = [
  makeConnection({ id: 'c1', platform: 'bluesky', handle: 'oak.example', name: 'Oak' }),
  makeConnection({ id: 'c2', platform: 'mastodon', handle: 'ash@a.example', name: 'Ash', status: 'needs_reconnect' }),
]
const context: CheckContext = {
  columns: guessColumns(headers),
  channels,
  sets: [],
  media: new Map(),
  timeZone: 'Europe/Vienna',
  dateOrder: null,
  connectionIds: [],
  template: { text: '', title: '', comment: '', thread: [], labels: [] },
  now: NOW,
  queueId: null,
}
const check = (...rows: string[][]) => checkRows({ headers, rows, delimiter: ',' }, context)
const codesOf = (row: string[]) => check(row)[0]?.faults.map(({ code }) => code)

describe('a dry run', () => {
  test('counts rows as spreadsheets do and finds nothing wrong with a good one', () => {
    const [row] = check(['A table', 'oak.example', '2026-12-01', '9:00', 'https://a.example/b.png'])
    expect(row).toMatchObject({ row: 2, faults: [], notices: [] })
    expect(row && toImportRow(row, { asDraft: false, queueId: 'q1' })).toMatchObject({
      row: 2,
      when: { local: '2026-12-01T09:00' },
      queueId: null,
    })
  })

  test.each([
    ['a time in the past', ['A', 'oak.example', '2026-11-21', '9:00', ''], ['time_in_past']],
    ['a time too far away', ['A', 'oak.example', '2030-01-01', '9:00', ''], ['time_too_far']],
    ['a time without a channel', ['A', '', '2026-12-01', '9:00', ''], ['no_channel']],
    ['a channel without access', ['A', 'ash@a.example', '2026-12-01', '9:00', ''], ['channel_broken']],
    ['a text that the network refuses', ['x'.repeat(301), 'oak.example', '2026-12-01', '9:00', ''], ['content']],
    ['a channel that is not there, once', ['A', 'elm', '2026-12-01', '9:00', ''], ['channel_unknown']],
    ['nothing to say', ['', 'oak.example', '2026-12-01', '9:00', ''], ['empty']],
    ['several at once', ['A', 'elm', 'x', '9:00', 'b.png'], ['channel_unknown', 'date_unreadable', 'picture_unknown']],
  ])('names %s', (_, row, codes) => expect(codesOf(row)?.toSorted()).toEqual(codes.toSorted()))

  test('says which times the clocks skip or show twice, and which text comes twice', () => {
    const rows = check(
      ['Spring', 'oak.example', '2027-03-28', '2:30', ''],
      ['Autumn', 'oak.example', '2027-10-31', '2:30', ''],
      ['Spring', 'oak.example', '2027-04-01', '9:00', ''],
    )
    expect(rows.map(({ notices }) => notices)).toEqual([['time_skipped'], ['time_repeated'], ['same_text']])
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('makes a draft of a row with errors, unless nothing of it can be stored', () => {
    const [late, empty] = check(['A', 'oak.example', '2020-01-01', '', ''], ['', '', '', '', ''])
    expect(late && toImportRow(late, { asDraft: true, queueId: 'q1' })).toMatchObject({
      draft: { text: 'A', connectionIds: ['c1'] },
      when: null,
      queueId: null,
    })
    expect(empty && toImportRow(empty, { asDraft: true, queueId: null })).toBeNull()
  })

  test('sends rows without a time to a queue, where one was chosen and they have a channel', () => {
    const rows = checkRows(
      {
        headers,
        rows: [
          ['A', 'oak.example', '', '', ''],
          ['B', '', '', '', ''],
        ],
        delimiter: ',',
      },
      { ...context, queueId: 'q1' },
    )
    expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ['no_channel']])
    const [first] = rows
    expect(first && toImportRow(first, { asDraft: false, queueId: 'q1' })).toMatchObject({ when: null, queueId: 'q1' })
  })

  test('checks the images of thread parts and sends them with the part that they belong to', () => {
    const columns = ['Text', 'Channels', 'Part 1', 'Part 1 images', 'Part 1 alt text']
    const web = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}.png`).join(' ')
    const checked = (images: string) => {
      const table = { headers: columns, rows: [['A', 'oak.example', 'One', images, 'Oak']], delimiter: ',' }
      return checkRows(table, { ...context, columns: guessColumns(columns) })[0]
    }
    expect(checked(web(12))?.faults).toMatchObject([{ code: 'content', problem: { code: 'too_many_images' } }])
    const good = checked(web(1))
    expect(good?.faults).toEqual([])
    expect(good && toImportRow(good, { asDraft: false, queueId: null })).toMatchObject({
      draft: { thread: ['One'] },
      pictures: [],
      threadPictures: [{ url: 'https://a.example/0.png', alt: 'Oak', part: 1 }],
    })
  })

  test('gives the rows to mend with what is wrong with them', () => {
    const table = { headers: ['Text', 'Date'], rows: [['A', '1'], ['=B'], ['C', '3']], delimiter: ',' }
    const problems = new Map([[3, 'No date, no time']])
    expect(badRowsFile(table, problems, 'Problem')).toBe(`Text,Date,Problem\r\n'=B,,"No date, no time"\r\n`)
  })
})

describe('saving a list of posts', () => {
  const pages = [[makePost({ id: 'a' }), makePost({ id: 'b' })], [makePost({ id: 'c' })]]
  const read = (after: number | null) => {
    const at = after ?? 0
    return Promise.resolve({ data: pages[at] ?? [], endCursor: at + 1 < pages.length ? at + 1 : null })
  }

  test('reads page after page and keeps what is wanted', async () => {
    const seen: number[] = []
    const options = { signal: new AbortController().signal, onProgress: (count: number) => void seen.push(count) }
    const posts = await readAllPosts(read, { ...options, isWanted: ({ id }) => id !== 'b' })
    expect(posts?.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(seen).toEqual([2, 3])
  })

  test('gives nothing when it is called off', async () => {
    const control = new AbortController()
    const posts = await readAllPosts(read, { signal: control.signal, onProgress: () => control.abort() })
    expect(posts).toBeNull()
  })
})
