import { isNews } from '@postwright/core/announcements/standing'
import type { listNews as contract } from '@postwright/core/api/announcements'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import { readBoard } from './read-announcements.ts'

/** Announcements for everybody that are part of the public changelog, the latest first, at most 20 seconds old. */
export async function listNews(deps: Pick<Deps, 'announcements' | 'clock'>): Promise<OutputOf<typeof contract>> {
  const now = deps.clock.now()
  const board = await readBoard(deps)
  const news = (board?.items ?? []).filter((item) => isNews(item, now))
  return {
    news: news
      .toSorted((one, other) => other.startsAt - one.startsAt)
      .map(({ id, text, link, startsAt }) => ({ id, text, link, startsAt })),
  }
}
