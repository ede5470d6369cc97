import { useEffect, useRef } from 'react'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { lastChannels } from '../../last-channels.ts'

type Props = {
  /** The channels that can be chosen. */
  choosable: readonly Connection[]
  autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState' | 'subscribe'>
}

/**
 * Gives a new post the channels of the last one with its first letter, once, as far as they are still connected and none was
 * chosen before: a post that stays empty is not stored.
 */
export function RememberedChannels({ choosable, autosave }: Props): null {
  const { user, workspaceId } = useSignedIn()
  const isDone = useRef(false)

  useEffect(() => {
    const begin = () => {
      const { draft } = autosave.getState()
      if (isDone.current || draft.text === '') return
      isDone.current = true
      const last = lastChannels.read(user.id, workspaceId)
      const connected = choosable.filter(({ id, status }) => last.includes(id) && status !== 'disconnected')
      const connectionIds = connected.map(({ id }) => id).slice(0, POST_CONNECTIONS_MAX)
      if (draft.connectionIds.length === 0 && connectionIds.length > 0) autosave.edit({ ...draft, connectionIds })
    }
    begin()
    return autosave.subscribe(begin)
  }, [choosable, autosave, user.id, workspaceId])

  return null
}
