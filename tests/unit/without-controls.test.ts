import { expect, test } from 'vitest'
import { renderCalendar } from '../../functions/src/api/serve-calendar.ts'
import { renderFeed } from '../../functions/src/api/serve-feed.ts'

const HOSTILE = 'Oak\u0000\u0008\u001b\u0085\ufffe\ud800 and\tash\nin autumn'

const FORBIDDEN = ['\u0000', '\u0008', '\u001b', '\u0085', '\ufffe', '\ud800']
const signsOf = (text: string) => FORBIDDEN.filter((sign) => text.includes(sign))

test('a feed holds nothing that XML 1.0 forbids, whatever a post says', () => {
  const item = { id: 'post1', title: HOSTILE, text: HOSTILE, publishedAt: 0, media: [] }
  const feed = { place: { workspaceId: 'w', feedId: 'f' }, feed: { name: HOSTILE }, items: [item], updatedAt: 0 }
  const config = { appOrigin: 'https://a.example', apiOrigin: 'https://a.example' }
  const xml = renderFeed(config as never, feed as never, 'xml')
  expect(xml).toContain('Oak and\tash')
  expect(signsOf(xml)).toEqual([])
})

test('a calendar holds no control, whatever a post says', () => {
  const post = {
    id: 'post1',
    plannedAt: 0,
    updatedAt: 0,
    generation: 1,
    text: HOSTILE,
    title: '',
    lifecycle: 'scheduled',
  }
  const workspace = { name: HOSTILE, timeZone: 'UTC' }
  const text = renderCalendar({ appOrigin: 'https://a.example' }, { workspace, posts: [post] } as never)
  expect(text).toContain('Oak and')
  expect(signsOf(text)).toEqual([])
})
