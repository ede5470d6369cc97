import { expect, it } from 'vitest'
import { nearestEntry } from '@/app/layouts/sidebar-nav.tsx'

const overview = { to: '/dashboard', exact: true }
const studio = { to: '/dashboard/content-studio' }
const hashtags = { to: '/dashboard/content-studio/hashtags' }

it.each([
  ['/dashboard', overview],
  ['/dashboard/', overview],
  ['/dashboard/content-studio', studio],
  ['/dashboard/content-studio/a-post', studio],
  ['/dashboard/content-studio/hashtags', hashtags],
  ['/dashboard/content-studio/hashtags/a-group', hashtags],
  ['/dashboard/content-studios', null],
])('marks one area of the sidebar at %s', (pathname, entry) => {
  expect(nearestEntry([overview, studio, hashtags], pathname)).toBe(entry)
})
