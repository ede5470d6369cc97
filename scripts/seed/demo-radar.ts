import { radarMonths } from '@postwright/core/collections/radar-months'
import { radarSources } from '@postwright/core/collections/radar-sources'
import {
  type RadarPost,
  radarMonthId,
  type RadarSource,
  RADAR_DAYS,
  RADAR_INTERVAL,
} from '@postwright/core/model/radar'
import { paths } from '@postwright/core/paths'
import { seededRandom } from '@postwright/core/personas/cluster/spherical-k-means'
import { mergePosts } from '@postwright/core/radar/radar-reading'
import { DAY } from '@postwright/core/time/utc-day'
import { RIVALS, type Rival } from './radar-texts.ts'
import type { OwnedDocument } from './write-as-owner.ts'

type Place = { workspaceId: string; uid: string; now: number }

const HOUR = 60 * 60_000
/** Number of days ago on which one post of the first source has far more engagement than usual. */
const PLANTED_DAY = 4

/** Returns four radar sources with their posts of 90 days; deterministic for the same `now`. */
export function demoRadar({ workspaceId, uid, now }: Place): OwnedDocument[] {
  return RIVALS.flatMap((rival, at) => {
    const source = sourceOf(rival, { uid, now })
    const months = mergePosts([], postsOf(rival, at, now), now).filter(({ posts }) => posts.length > 0)
    return [
      { path: paths.radarSource(workspaceId, source.id), entity: source },
      ...months.map(({ month, posts }) => {
        const id = radarMonthId(source.id, month)
        const base = { id, schema: radarMonths.version, rev: 1, createdAt: now, updatedAt: now, createdBy: 'scheduler' }
        return { path: paths.radarMonth(workspaceId, id), entity: { ...base, sourceId: source.id, month, posts } }
      }),
    ]
  })
}

function sourceOf(
  { id, name, kind, platform, address, readUrl, followers }: Rival,
  { uid, now }: Omit<Place, 'workspaceId'>,
): RadarSource {
  return {
    id,
    schema: radarSources.version,
    rev: 1,
    createdAt: now - RADAR_DAYS * DAY,
    updatedAt: now,
    createdBy: uid,
    name,
    kind,
    platform,
    address,
    readUrl,
    state: 'fine',
    problem: 'none',
    failures: 0,
    checkedAt: now - HOUR,
    nextAt: now + RADAR_INTERVAL,
    etag: '',
    lastModified: '',
    followers,
  }
}

/** Returns at most one post per day, at random, at hours that the source prefers. */
function postsOf(rival: Rival, at: number, now: number): RadarPost[] {
  const random = seededRandom(at + 1)
  const midnight = Math.floor(now / DAY) * DAY
  const posts: RadarPost[] = []
  for (let back = 1; back < RADAR_DAYS; back += 1) {
    const isPlanted = at === 0 && back === PLANTED_DAY
    if (random() > rival.perDay && !isPlanted) continue
    const hour = rival.hours[Math.floor(random() * rival.hours.length)] ?? 9
    const chosen = rival.posts[Math.floor(random() * rival.posts.length)]
    if (!chosen) continue
    const text = `${chosen.text}${chosen.tags.map((tag) => ` #${tag}`).join('')}`
    const likes = Math.round(rival.likes * (0.6 + 0.8 * random()) * (isPlanted ? 12 : 1))
    posts.push({
      key: `${rival.id}-${back}`,
      publishedAt: midnight - back * DAY + hour * HOUR + Math.floor(random() * 50) * 60_000,
      isDated: true,
      text,
      length: text.length,
      link: rival.address === '' ? '' : `${rival.address}/${back}`,
      format: chosen.format,
      tags: chosen.tags.map((tag) => tag.toLowerCase()),
      ...(rival.likes > 0 && { likes, reposts: Math.round(likes / 6), replies: Math.round(likes / 9) }),
    })
  }
  return posts
}
