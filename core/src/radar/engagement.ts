import type { RadarPost } from '../model/radar.ts'

type Figures = Pick<RadarPost, 'likes' | 'reposts' | 'replies'>

/** Likes, reposts and replies together; null where the source publishes none of them. */
export function publicEngagementOf({ likes, reposts, replies }: Figures): number | null {
  if (likes === undefined && reposts === undefined && replies === undefined) return null
  return (likes ?? 0) + (reposts ?? 0) + (replies ?? 0)
}
