import { useMemo } from 'react'
import type { RadarTopic } from '@postwright/core/radar/find-topics'
import { useWorkerRead } from '@/lib/workers/use-worker-read.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'
import type { ReadState } from '@/ui/data-state.tsx'
import type { Radar } from './data/radar.ts'

const findTopics = createWorkerCall({
  name: 'topics',
  start: () => new Worker(new URL('./topics-worker.ts', import.meta.url), { type: 'module', name: 'topics' }),
  here: async () => (await import('@postwright/core/radar/find-topics')).findRadarTopics,
})

/** Returns the topics of competitors' posts, with the number of own posts about each; computed in a worker. */
export function useTopics(radar: Radar): ReadState<readonly RadarTopic[]> {
  const texts = useMemo(
    () => ({
      posts: radar.posts.map(({ sourceId, key, text, tags }) => ({ sourceId, key, text, tags })),
      own: radar.own.posts.map(({ text }) => text),
    }),
    [radar],
  )
  return useWorkerRead(findTopics, texts, 'Competitors: topics could not be found')
}
