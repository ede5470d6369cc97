import { useEffect, useState } from 'react'
import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { ALL_DONE, type FirstSteps, stepsShown } from '../first-steps.ts'
import { anyVariantQuery, usableConnectionQuery, writtenPostQuery } from './overview-queries.ts'

type Shown = { steps: FirstSteps | 'loading' | null; close: () => void }

/**
 * Returns the progress of a workspace to its first published post. Afterwards, devices that have shown the list unfinished show the finished list
 * until the user closes it; on other devices the result is null, and nothing is read for it.
 */
export function useFirstSteps(workspaceId: string, wentOut: LiveList<Variant>): Shown {
  const [isClosed, setClosed] = useState(false)
  const isKnown = wentOut.status === 'ready'
  const isNew = isKnown && wentOut.data.length === 0 && wentOut.unreadable === 0
  const unfinished = useUnfinishedSteps(workspaceId, isNew)
  const isUnfinished = unfinished !== null && unfinished !== 'loading'

  useEffect(() => {
    if (isUnfinished) stepsShown.add(workspaceId)
  }, [isUnfinished, workspaceId])

  const close = () => {
    stepsShown.remove(workspaceId)
    setClosed(true)
  }
  const isFinished = isKnown && !isNew && !isClosed && stepsShown.has(workspaceId)
  return { steps: isFinished ? ALL_DONE : unfinished, close }
}

function useUnfinishedSteps(workspaceId: string, isNew: boolean): FirstSteps | 'loading' | null {
  const connections = useLiveList(isNew ? usableConnectionQuery(refs.connections(workspaceId)) : null)
  const posts = useLiveList(isNew ? writtenPostQuery(refs.posts(workspaceId)) : null)
  const variants = useLiveList(isNew ? anyVariantQuery(refs.variants(workspaceId)) : null)
  const lists = [connections, posts, variants]
  if (!isNew || lists.some(({ status }) => status === 'error')) return null
  if (connections.status !== 'ready' || posts.status !== 'ready' || variants.status !== 'ready') return 'loading'
  const scheduled = variants.data.length > 0
  return {
    connect: connections.data.length > 0,
    write: posts.data.length > 0 || scheduled,
    schedule: scheduled,
    see_it_out: false,
  }
}
