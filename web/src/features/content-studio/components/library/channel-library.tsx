import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { ChannelSetsMenu } from '../channels/channel-sets-menu.tsx'
import { useEffect, useRef } from 'react'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { useSignedIn } from '@/session/use-session.ts'
import { lastChannels } from '../../last-channels.ts'
import { signatures } from '@postwright/core/collections/signatures'
import { pickSignature } from '../../automatic-signature.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'

type Props = {
  chosen: readonly string[]
  choosable: readonly Connection[]
  /** True if the post was empty when it was opened. */
  isNew: boolean
  autosave: Autosave<PostDraft>
  onChoose: (ids: string[]) => void
}

/** The menu of channel sets; a new post also gets the channels of the last post and the automatic signature. */
export function ChannelLibrary({ chosen, choosable, isNew, autosave, onChoose }: Props) {
  return (
    <>
      <ChannelSetsMenu choosable={choosable.map(({ id }) => id)} chosen={chosen} onChange={onChoose} />
      {isNew && <RememberedChannels {...{ choosable, autosave }} />}
      {isNew && <AutomaticSignature channels={chosen} autosave={autosave} />}
    </>
  )
}

type RememberedChannelsProps = {
  choosable: readonly Connection[]
  autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState' | 'subscribe'>
}

/**
 * Gives a new post the channels of the last post once it has text, unless channels were chosen before; disconnected ones are left out. Not earlier,
 * since this edit would store a post that stays empty.
 */
export function RememberedChannels({ choosable, autosave }: RememberedChannelsProps): null {
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

type AutomaticSignatureProps = { channels: readonly string[]; autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState'> }

/** Appends the automatic signature to a new post, and replaces it when the channels require another one, until the user changes or removes it. */
export function AutomaticSignature({ channels, autosave }: AutomaticSignatureProps): null {
  const { workspaceId } = useSignedIn()
  const items = useLibraryList(signatures, workspaceId)
  /** The ending that was added, empty at first; null once the text no longer ends with it. */
  const given = useRef<string | null>('')
  const all = items.status === 'ready' ? items.data : null
  const chosen = channels.join(' ')

  useEffect(() => {
    const { current: before } = given
    if (!all || before === null) return
    const { draft } = autosave.getState()
    if (!draft.text.endsWith(before)) {
      given.current = null
      return
    }
    const signature = pickSignature(all, chosen === '' ? [] : chosen.split(' '))
    const ending = signature ? `\n\n${signature.text}` : ''
    if (ending === before) return
    given.current = ending
    const words = draft.text.slice(0, draft.text.length - before.length)
    autosave.edit({ ...draft, text: words + ending })
    if (words === '') beginAtTop()
  }, [all, chosen, autosave])

  return null
}

/** Moves the cursor to the start of the text: the browser puts it at the end of a text that is set, so the next words would follow the signature. */
function beginAtTop(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLTextAreaElement) activeElement.setSelectionRange(0, 0)
  })
}
