import { guessColumns } from '@postwright/core/csv/columns'
import { postsFile } from '@postwright/core/csv/posts-file'
import { readRow } from '@postwright/core/csv/read-row'
import { CSV_ROWS_MAX, THREAD_MEDIA_MAX, THREAD_PARTS_MAX } from '@postwright/core/limits'
import { describe, expect, test } from 'vitest'
import { parseTable } from '@/lib/parse-table.ts'
import { CSV_CONTEXT as context, readCsvRow as read } from '../support/csv-rows.ts'
import { makePost } from '../support/factories/post.ts'

test('the columns of a thread part are recognised by their headers', () => {
  expect(guessColumns(['Part 1', 'Part 1 images', 'Part 1 alt texts', 'Tweet 2', 'Tweet 2 image'])).toEqual([
    'part',
    'partPictures',
    'partAlts',
    'part',
    'partPictures',
  ])
})

describe('a row with a thread', () => {
  test('has the images of each part of a thread, whatever the order of the columns', () => {
    const ordered = read({
      Text: 'A',
      'Part 1': 'One',
      'Part 2': '',
      'Part 3': '',
      'Part 4': 'Four',
      'Part 3 images': 'm1 https://a.example/b.png',
      'Part 3 alt texts': 'A \\| B|second',
      'Part 4 images': 'https://a.example/c.png',
    })
    expect(ordered.faults).toEqual([])
    // Part 2 is empty and left out; part 3 has only images.
    expect(ordered.draft.thread).toEqual(['One', '', 'Four'])
    expect(ordered.threadPictures).toEqual([
      { mediaId: 'm1', alt: 'A | B', part: 2 },
      { url: 'https://a.example/b.png', alt: 'second', part: 2 },
      { url: 'https://a.example/c.png', alt: '', part: 3 },
    ])
    const unnumbered = readRow(
      { headers: ['T', 'x', 'y', 'z'], columns: ['text', 'part', 'partPictures', 'partAlts'] },
      ['A', 'One', 'm1 m8', 'Oak'],
      context,
    )
    expect(unnumbered.threadPictures).toEqual([{ mediaId: 'm1', alt: 'Oak', part: 1 }])
    expect(unnumbered.faults).toEqual([{ code: 'picture_unknown', name: 'm8' }])
  })

  test('has a part of its own for numbered images without a column for their text', () => {
    const found = read({
      Text: 'A',
      'Part 1 images': 'm1',
      'Part 2': 'Two',
      'Part 3 images': 'm1',
      'Part 3 alt texts': 'Oak',
    })
    expect(found.draft.thread).toEqual(['', 'Two', ''])
    expect(found.threadPictures).toEqual([
      { mediaId: 'm1', alt: '', part: 1 },
      { mediaId: 'm1', alt: 'Oak', part: 3 },
    ])
  })

  test('keeps the alt texts of several columns beside their images when the first is empty', () => {
    const columns = ['text', 'part', 'partPictures', 'partPictures', 'partAlts', 'partAlts'] as const
    const address = 'https://a.example/b.png'
    const found = readRow(
      { headers: ['T', 'a', 'b', 'c', 'd', 'e'], columns },
      ['A', 'One', 'm1', address, '', 'Oak'],
      context,
    )
    expect(found.threadPictures).toEqual([
      { mediaId: 'm1', alt: '', part: 1 },
      { url: address, alt: 'Oak', part: 1 },
    ])
  })

  test('reports images and alt texts that no post can hold, and leaves the images out', () => {
    const web = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}.png`).join(' ')
    const { threadPictures, faults } = read({ Text: 'A', 'Part 1': 'One', 'Part 1 images': web(THREAD_MEDIA_MAX + 1) })
    expect(threadPictures).toEqual([])
    expect(faults).toEqual([{ code: 'field_refused', field: 'partPictures' }])
    const long = 'x'.repeat(1_001)
    expect(read({ Text: 'A', 'Part 1': 'One', 'Part 1 images': 'm1', 'Part 1 alt': long }).faults).toEqual([
      { code: 'field_refused', field: 'partAlts' },
    ])
    expect(read({ Text: 'A', Images: web(21) })).toMatchObject({
      pictures: [],
      faults: [{ code: 'field_refused', field: 'pictures' }],
    })
    expect(read({ Text: 'A', Images: 'm1', Alt: 'x'.repeat(2_001) }).faults).toMatchObject([
      { code: 'field_refused', field: 'alts' },
    ])
  })

  test('has the parts of the template, with the images of its own columns', () => {
    const template = { ...context.template, thread: ['First {{name}}', 'Second'] }
    const { draft, threadPictures } = read(
      { Text: 'A', Name: 'Ada', 'Part 1': '', 'Part 1 images': 'm1' },
      { template },
    )
    expect(draft.thread).toEqual(['First Ada', 'Second'])
    expect(threadPictures).toEqual([{ mediaId: 'm1', alt: '', part: 1 }])
  })
})

/** Exports posts and reads the rows of the file again. */
async function exportAndRead(posts: ReturnType<typeof makePost>[], stored: string[]) {
  const file = postsFile(posts, { channels: [], timeZone: 'Europe/Vienna' })
  const table = await parseTable(file, CSV_ROWS_MAX)
  if (typeof table === 'string') throw new Error(table)
  const columns = guessColumns(table.headers)
  return table.rows.map((cells) =>
    readRow({ headers: table.headers, columns }, cells, { ...context, media: new Set(stored) }),
  )
}

test('the files of each part of a thread are exported and imported with their alt texts', async () => {
  const threadMedia = [
    { mediaId: 'm2', alt: 'A | B', part: 1 },
    { mediaId: 'm3', alt: '=second\nline', part: 1 },
    { mediaId: 'm1', alt: '', part: 3 },
  ]
  const post = makePost({
    text: 'A',
    thread: ['one', 'two', ''],
    threadMedia,
    media: [{ mediaId: 'm1', alt: 'first' }],
  })
  const [first, second] = await exportAndRead(
    [post, makePost({ id: 'p2', text: 'B', thread: ['x'] })],
    ['m1', 'm2', 'm3'],
  )
  expect(first).toMatchObject({
    draft: { thread: ['one', 'two', ''] },
    pictures: post.media,
    threadPictures: threadMedia,
    faults: [],
  })
  expect(second).toMatchObject({ draft: { thread: ['x'] }, threadPictures: [], faults: [] })
})

test('a table with files in every part of the longest thread can be imported again', async () => {
  const posts = [1, 11].map((from) =>
    makePost({
      id: `p${from}`,
      text: 'A',
      thread: Array.from({ length: THREAD_PARTS_MAX }, (_, at) => `${at}`),
      threadMedia: Array.from({ length: 10 }, (_, at) => ({ mediaId: 'm1', alt: 'a', part: from + at })),
    }),
  )
  const rows = await exportAndRead(posts, ['m1'])
  expect(rows.map(({ threadPictures }) => threadPictures)).toEqual(posts.map(({ threadMedia }) => threadMedia))
})

test('a table that was exported without files of parts is imported as before', async () => {
  const headers = ['text', 'pictures', 'alt texts', 'part 1', 'part 2']
  const table = { headers, columns: guessColumns(headers) }
  expect(readRow(table, ['A', 'm1', 'Oak', 'one', 'two'], context)).toMatchObject({
    draft: { text: 'A', thread: ['one', 'two'] },
    pictures: [{ mediaId: 'm1', alt: 'Oak' }],
    threadPictures: [],
    faults: [],
  })
})
