import type { RadarPost, RadarSource } from '@postwright/core/model/radar'
import { DAY } from '@postwright/core/time/utc-day'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { createTtlCache } from '../../functions/src/domain/ttl-cache.ts'
import { unfollowSource } from '../../functions/src/domain/radar/change-source.ts'
import { followSource } from '../../functions/src/domain/radar/follow-source.ts'
import { readDueSources } from '../../functions/src/domain/radar/check-source.ts'
import { readRadar } from '../../functions/src/domain/radar/read-radar.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from './publishing.ts'
import { type RadarSite, rssOf, serveRadarSite } from './radar-site.ts'

/** The radar of one workspace in this process, with a new third-party site for each test. */
export function createRadarWorld(file: string) {
  let world: PublishingWorld
  let site: RadarSite
  let deps: Deps
  beforeAll(async () => {
    world = await createPublishingWorld(file)
  })
  beforeEach(async () => {
    site = await serveRadarSite()
    deps = { ...world.deps, siteRules: createTtlCache(world.clock, DAY) }
    // Unfollows the sources of earlier tests, so that none is due.
    for (const { id } of await deps.radar.list(world.workspaceId)) {
      await unfollowSource(deps, world.owner, { workspaceId: world.workspaceId, sourceId: id })
    }
  })
  afterEach(() => site.close())

  const now = () => world.clock.now()
  const wid = () => world.workspaceId
  const posts = async (): Promise<RadarPost[]> => (await readRadar(deps, world.owner, { workspaceId: wid() })).posts
  return {
    world: () => world,
    site: () => site,
    deps: () => deps,
    now,
    wid,
    follow: async (path: string, using = deps) =>
      (await followSource(using, world.owner, { workspaceId: wid(), address: `${site.origin}${path}`, name: '' }))
        .source,
    stored: async ({ id }: RadarSource): Promise<RadarSource> => {
      const source = await deps.radar.get(wid(), id)
      if (!source) throw new Error('the source is gone')
      return source
    },
    posts,
    texts: async () => (await posts()).map(({ text }) => text),
    /** Moves the clock until all sources are due again, and reads them. */
    later: async (using = deps) => {
      world.clock.advance(5 * HOUR)
      await readDueSources(using)
    },
    item: (name: string, daysAgo: number) => ({ id: name, title: name, at: now() - daysAgo * DAY }),
    serve: (items: Parameters<typeof rssOf>[0], headers: Record<string, string> = {}) =>
      site.set('/feed.xml', { headers: { 'content-type': 'text/xml', ...headers }, body: rssOf(items) }),
  }
}
