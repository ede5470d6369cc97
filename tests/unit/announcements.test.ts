import { expect, it } from 'vitest'
import { listShownAnnouncements, getAnnouncementState } from '@postwright/core/announcements/announcement-state'
import { type Announcement, announcementFieldsSchema } from '@postwright/core/model/announcement'

const NOW = Date.UTC(2026, 10, 27, 9)
const HOUR = 60 * 60_000

const make = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  text: id,
  tone: 'info',
  audience: 'everybody',
  planIds: [],
  isNews: false,
  link: null,
  startsAt: NOW - HOUR,
  endsAt: NOW + HOUR,
  changedAt: NOW - HOUR,
  ...more,
})

it('an announcement is live from its start until its end, to the millisecond', () => {
  const item = make('a')
  expect([NOW - HOUR - 1, NOW - HOUR, NOW + HOUR - 1, NOW + HOUR].map((at) => getAnnouncementState(item, at))).toEqual([
    'planned',
    'live',
    'live',
    'ended',
  ])
})

it('people are shown what is live for them, warnings first, then the latest', () => {
  const items = [
    make('early', { startsAt: NOW - 3 * HOUR }),
    make('late'),
    make('warning', { tone: 'warning', startsAt: NOW - 4 * HOUR }),
    make('planned', { startsAt: NOW + 1 }),
    make('ended', { endsAt: NOW }),
    make('inside', { audience: 'admins' }),
    make('solo', { audience: 'plans', planIds: ['free', 'solo'], startsAt: NOW - 5 * HOUR }),
    make('team', { audience: 'plans', planIds: ['team'], startsAt: NOW - 6 * HOUR }),
  ]
  const shown = (isAdmin: boolean) =>
    listShownAnnouncements(items, { now: NOW, isAdmin, planId: 'solo' }).map(({ id }) => id)
  expect(shown(false)).toEqual(['warning', 'late', 'early', 'solo'])
  expect(shown(true)).toEqual(['warning', 'late', 'inside', 'early', 'solo', 'team'])
})

it('a link leads to a secure address and nowhere else', () => {
  const fields = announcementFieldsSchema.shape.link
  const takes = (href: string) => fields.safeParse({ label: 'Read more', href }).success
  expect(takes('https://example.com/news')).toBe(true)
  expect(['http://example.com', 'javascript:alert(1)', 'data:text/html,a', '/settings', ''].filter(takes)).toEqual([])
})
