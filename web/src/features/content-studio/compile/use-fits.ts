import { ownValue } from '@postwright/core/own-value'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fitState, withFit, withoutFit } from '@postwright/core/compile/fit-mark'
import type { ContactBook } from '@postwright/core/compile/rule'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import { channelDraft } from '@postwright/core/posts/channel-draft'
import { toast } from '@/ui/toast.tsx'
import { channelFit } from './channel-fit.ts'
import type { ChannelFit } from './fit-channel.tsx'
import { hasSameContent } from './has-same-content.ts'

type Options = {
  draft: PostDraft
  connections: readonly Connection[]
  book: ContactBook
  files: readonly CheckedMedia[]
  /** Changes the draft as it is then. */
  onEdit: (make: (now: PostDraft) => PostDraft) => void
}

/** A post fitted to each of its channels, with the changes that a person has left out; applied versions can be taken back. */
export function useFits({ draft, connections, book, files, onEdit }: Options) {
  const { t } = useTranslation(['compile', 'studio'])
  const [leftOf, setLeftOf] = useState<Readonly<Record<string, readonly string[]>>>({})

  const channels = connections.map((connection): ChannelFit => {
    const fit = channelFit(draft, connection, { book, files, left: new Set(ownValue(leftOf, connection.id)) })
    const isApplied = hasSameContent(fit.content, channelDraft(draft, connection.id))
    return { connection, state: fitState(draft, connection.id), fit, isApplied }
  })

  function take(connectionId: string, changeId: string, isTaken: boolean) {
    const others = (ownValue(leftOf, connectionId) ?? []).filter((id) => id !== changeId)
    setLeftOf({ ...leftOf, [connectionId]: isTaken ? others : [...others, changeId] })
  }

  function apply(fitted: readonly ChannelFit[]) {
    onEdit((now) => fitted.reduce((next, { connection, fit }) => withFit(next, connection.id, fit.content), now))
    toast.undo(t('compile:applied', { count: fitted.length }), {
      label: t('studio:undo'),
      onUndo: () =>
        onEdit((now) => fitted.reduce((next, { connection }) => withoutFit(next, connection.id, draft), now)),
    })
  }

  return { channels, take, apply }
}
