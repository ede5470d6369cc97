import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fitState, withFit, withoutFit } from '@postwright/core/compile/fit-mark'
import type { ContactBook } from '@postwright/core/compile/rule'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import { channelDraft } from '@postwright/core/publishing/channel-draft'
import type { Autosave } from '@/documents/autosave.ts'
import { toast } from '@/ui/toast.tsx'
import { channelFit } from './channel-fit.ts'
import type { ChannelFit } from './fit-channel.tsx'
import { hasSameContent } from './has-same-content.ts'

type Options = {
  draft: PostDraft
  connections: readonly Connection[]
  book: ContactBook
  files: readonly CheckedMedia[]
  autosave: Autosave<PostDraft>
}

/** A post fitted to each of its channels, with the changes that a person has left out; applied versions can be taken back. */
export function useFits({ draft, connections, book, files, autosave }: Options) {
  const { t } = useTranslation(['compile', 'studio'])
  const [leftOf, setLeftOf] = useState<Readonly<Record<string, readonly string[]>>>({})

  const channels = connections.map((connection): ChannelFit => {
    const fit = channelFit(draft, connection, { book, files, left: new Set(leftOf[connection.id]) })
    const isApplied = hasSameContent(fit.content, channelDraft(draft, connection.id))
    return { connection, state: fitState(draft, connection.id), fit, isApplied }
  })

  function take(connectionId: string, changeId: string, isTaken: boolean) {
    const others = (leftOf[connectionId] ?? []).filter((id) => id !== changeId)
    setLeftOf({ ...leftOf, [connectionId]: isTaken ? others : [...others, changeId] })
  }

  function apply(fitted: readonly ChannelFit[]) {
    const { draft: before } = autosave.getState()
    autosave.edit(fitted.reduce((now, { connection, fit }) => withFit(now, connection.id, fit.content), before))
    toast.undo(t('compile:applied', { count: fitted.length }), {
      label: t('studio:undo'),
      onUndo: () =>
        autosave.edit(
          fitted.reduce((now, { connection }) => withoutFit(now, connection.id, before), autosave.getState().draft),
        ),
    })
  }

  return { channels, take, apply }
}
