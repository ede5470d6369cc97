import { useEffect, useState } from 'react'
import type { RadarTopic } from '@postwright/core/radar/find-topics'
import { log } from '@/lib/log.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'
import type { ReadState } from '@/ui/data-state.tsx'
import type { Radar } from './data/radar-data.ts'

const group = createWorkerCall({
  name: 'topics',
  start: () => new Worker(new URL('./topics-worker.ts', import.meta.url), { type: 'module', name: 'topics' }),
  here: async () => (await import('./group-topics.ts')).groupTopics,
})

/** What others post about, found beside the page. */
export function useTopics(radar: Radar): ReadState<readonly RadarTopic[]> {
  const [read, setRead] = useState<ReadState<readonly RadarTopic[]>>({ status: 'loading' })

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control

    function find() {
      const posts = radar.posts.map(({ sourceId, key, text, tags }) => ({ sourceId, key, text, tags }))
      group({ posts, own: radar.own.posts.map(({ text }) => text) }, { signal })
        .then((data) => !signal.aborted && setRead({ status: 'ready', data }))
        .catch((error: unknown) => {
          if (signal.aborted) return
          log.error('Competitors: topics could not be found', error)
          setRead({ status: 'error', retry })
        })
    }

    function retry() {
      setRead({ status: 'loading' })
      find()
    }

    find()
    return () => control.abort()
  }, [radar])
  return read
}
