import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

const WRITES_TIMES = /\b(?:formatZoned|formatClock|formatSeconds)\(|<ZonedTimeText\b/

/** Folders that show times in the zone of a workspace, channel or queue, each with the text that names this zone. */
const NAMED = {
  'features/client-room': 'client-room:zone',
  'features/content-scheduler': 'calendar:zone.only',
  'features/content-studio': 'studio:description',
  'features/overview': 'overview:description',
  'features/queues': 'queues:facts_other',
  'features/repeats': 'repeats:rule.at',
  'features/simulator': 'simulator:description',
  'posts/publications': 'publishing:record.zone',
  'posts/series': 'repeats:rule.at',
  'posts/times': 'ui:time.zone',
} as const

/** Folders that show times in the viewer's zone; `ZonedTimeText` names any other zone. */
const OWN_CLOCK = [
  'audit',
  'features/admin-home',
  'features/admin-requests',
  'features/audit-log',
  'features/campaigns',
  'features/coupon-management',
  'features/failed-posts',
  'features/inbox',
  'features/payment-methods',
  'features/referrals',
  'features/service-enablement',
  'features/settings',
  'features/user-management',
  'features/workspace',
  'public/components',
  'services',
]

/** Shows the current time below the field that sets its zone. */
const BESIDE_FIELD = 'web/src/features/settings/components/workspace-section.tsx'

const sources = read('web/src/**/*.{ts,tsx}').flatMap(({ path, text }) => {
  const inside = path.replace('web/src/', '')
  const folder = /^(?:features|posts|public)\//.test(inside)
    ? inside.split('/').slice(0, 2).join('/')
    : (inside.split('/')[0] ?? '')
  return folder === 'ui' || folder === 'dev' ? [] : [{ folder, path, text }]
})
const withTimes = sources.filter(({ text }) => WRITES_TIMES.test(text))

function wordsAt(key: string): unknown {
  const [file, path = ''] = key.split(':')
  const words: unknown = JSON.parse(readFileSync(`web/public/locales/en/${file}.json`, 'utf8'))
  return path.split('.').reduce<unknown>((at, part) => Object(at)[part], words)
}

it('each place that writes times of day says on whose clock they stand', () => {
  const known = new Set<string>([...Object.keys(NAMED), ...OWN_CLOCK])
  expect(withTimes.length).toBeGreaterThan(30)
  expect(withTimes.filter(({ folder }) => !known.has(folder)).map(({ path }) => path)).toEqual([])
  expect([...known].filter((folder) => withTimes.every((each) => each.folder !== folder))).toEqual([])
})

describe('the zone is named once', () => {
  it.each(Object.entries(NAMED))('in %s by %s', (_folder, key) => {
    expect(wordsAt(key)).toContain('{{zone}}')
    const call = key.replace(/_(?:one|other)$/, '')
    expect(sources.filter(({ text }) => text.includes(`t('${call}'`))).toHaveLength(1)
  })

  it('beside a time on another clock than that of the person who looks', () => {
    const others = withTimes.filter(({ folder, text }) => OWN_CLOCK.includes(folder) && !text.includes('viewerZone()'))
    expect(others.filter(({ text }) => !text.includes('<ZonedTimeText')).map(({ path }) => path)).toEqual([
      BESIDE_FIELD,
    ])
  })
})
