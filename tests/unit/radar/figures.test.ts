import { describe, expect, test } from 'vitest'
import { guessRadarColumns, readRadarRow } from '@postwright/core/radar/read-rows'
import {
  getSourceFigures,
  rankTopPosts,
  toShares,
  countHours,
  findBusyHours,
} from '@postwright/core/radar/source-figures'
import { dayOf } from '@postwright/core/time/utc-day'
import { radarPost } from './support.ts'

const MONDAY = Date.UTC(2026, 10, 23, 23, 30)

describe('figures of a source', () => {
  const posts = [
    radarPost({ key: 'a', publishedAt: MONDAY, likes: 3, replies: 1, tags: ['oak', 'wood'], length: 100 }),
    radarPost({ key: 'b', publishedAt: MONDAY + 86_400_000, likes: 9, tags: ['oak'], format: 'image', length: 20 }),
    radarPost({ key: 'c', publishedAt: MONDAY, isDated: false, length: 600 }),
  ]
  const days = ['2026-11-23', '2026-11-24']
  const figures = getSourceFigures(posts, { days, dayOf: ({ publishedAt }) => dayOf(publishedAt) })

  test('count posts by day, length, format and hashtag, and engagement where it is known', () => {
    expect(figures).toEqual({
      posts: 3,
      perWeek: 2,
      byDay: [1, 1],
      medianLength: 100,
      lengths: [1, 1, 0, 0, 1],
      formats: [
        { format: 'text', count: 2 },
        { format: 'image', count: 1 },
      ],
      tags: [
        { tag: 'oak', count: 2 },
        { tag: 'wood', count: 1 },
      ],
      engagement: { of: 2, total: 13, median: 6.5 },
    })
    expect(rankTopPosts(posts, 5).map(({ key }) => key)).toEqual(['b', 'a'])
    expect(toShares([1, 3])).toEqual([0.25, 0.75])
    expect(toShares([0, 0])).toEqual([0, 0])
  })

  test('place times on the clock of the workspace', () => {
    const week = countHours([MONDAY, MONDAY], 'Europe/Berlin')
    expect(findBusyHours(week, 3)).toEqual([{ weekday: 2, hour: 0, count: 2 }])
    expect(findBusyHours(countHours([MONDAY], 'America/New_York'), 1)).toEqual([{ weekday: 1, hour: 18, count: 1 }])
  })
})

describe('rows of a table', () => {
  const columns = guessRadarColumns([
    'Post text',
    'Created date',
    'Likes',
    'Shares',
    'Impressions',
    'Owner',
    'Permalink',
  ])
  const read = (cells: string[]) => readRadarRow(cells, columns, 'Europe/Berlin')

  test('are recognised by the headers of other exports', () => {
    expect(columns).toEqual(['text', 'date', 'likes', 'reposts', 'views', 'skip', 'link'])
  })

  test('give posts with times of the workspace, and counts as people write them', () => {
    expect(read(['Oak week', '2026-11-20 09:30', '1,234', '1.2K', '', 'x', 'https://a.example/1']).row).toEqual({
      text: 'Oak week',
      publishedAt: Date.UTC(2026, 10, 20, 8, 30),
      link: 'https://a.example/1',
      likes: 1_234,
      reposts: 1_200,
    })
    expect(read(['A', '2026-11-20T09:30:00Z', '', '', '', '', '']).row?.publishedAt).toBe(Date.UTC(2026, 10, 20, 9, 30))
  })

  test.each([
    ['100.0', 100],
    ['12,50', 13],
    ['1.234', 1_234],
    ['1 234 567', 1_234_567],
    ['1,234,567.5', 1_234_568],
    ['1.234.567', 1_234_567],
    ['1,2K', 1_200],
    ['1.234K', 1_234],
    ['1,234K', 1_234_000],
    ['1,234.5K', 1_234_500],
    ['3M', 3_000_000],
  ])('read %s as %i', (cell, count) => {
    expect(read(['A', '2026-11-20', cell, '', '', '', '']).row?.likes).toBe(count)
  })

  test.each([
    [['', '2026-11-20', '', '', '', '', ''], 'no_text'],
    [['A', '', '', '', '', '', ''], 'no_date'],
    [['A', 'soon', '', '', '', '', ''], 'date_unreadable'],
    [['A', '03/04/2026', '', '', '', '', ''], 'date_ambiguous'],
    [['A', '2026-11-20', 'many', '', '', '', ''], 'number_unreadable'],
  ])('%j is refused: %s', (cells, fault) => expect(read(cells).fault).toBe(fault))
})
