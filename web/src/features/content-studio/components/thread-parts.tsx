import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { threadOf } from '@postwright/core/publishing/thread-of'
import { toast } from '@/ui/toast.tsx'
import { useDragOrder } from '@/ui/use-drag-order.ts'
import { focusThreadText } from '../focus-thread-text.ts'
import { mergeWithNext, movePart, removePart, splitPart } from '../thread-edit.ts'
import { withPartFiles } from '../with-part-files.ts'
import { ThreadPart } from './thread-part.tsx'
import type { ChannelVersion } from './use-channel-version.ts'
import type { PicturesOf } from './use-draft-pictures.ts'
import type { PictureUploads } from './use-picture-uploads.ts'
import type { useThreadEdit } from './use-thread-edit.ts'
import { VersionMark } from './version-mark.tsx'
import styles from './post-extras.module.css'

export type ThreadPartsProps = {
  version: ChannelVersion
  /** Channels that take threads. */
  connections: readonly Connection[]
  /** Most posts that may follow the first one. */
  max: number
  picturesOf: PicturesOf
  uploads: PictureUploads
  editThread: ReturnType<typeof useThreadEdit>
}

/** The posts that follow the first one, in their order. */
export function ThreadParts({ version, connections, max, picturesOf, uploads, editThread }: ThreadPartsProps) {
  const { t } = useTranslation('studio')
  const [said, setSaid] = useState('')
  const { text, thread, threadMedia } = version.draft
  const parts = threadOf({ thread, threadMedia })
  const drag = useDragOrder(move)

  function move(from: number, to: number) {
    if (to < 0 || to >= thread.length) return
    editThread((whole) => ({ ...whole, ...movePart(whole, from, to) }))
    setSaid(t('studio:thread.moved', { number: to + 2, total: thread.length + 1 }))
    focusThreadText(to + 1)
  }

  function split(part: number, offset: number) {
    if (!editThread((whole) => splitPart(whole, part, offset))) return void toast.error(t('studio:thread.cannotSplit'))
    setSaid(t('studio:thread.wasSplit', { number: part + 1, total: thread.length + 2 }))
    focusThreadText(part + 1, 0)
  }

  function merge(part: number) {
    const before = part === 0 ? text : (thread[part - 1] ?? '')
    if (!editThread((whole) => mergeWithNext(whole, part))) return void toast.error(t('studio:thread.cannotMerge'))
    setSaid(t('studio:thread.wasMerged', { number: part + 1, total: thread.length }))
    focusThreadText(part, before.trimEnd().length)
  }

  return (
    <fieldset className={styles.extra}>
      <legend className={styles.legend}>{t('studio:thread.title')}</legend>
      <VersionMark version={version} part="thread" />
      <ol className={styles.parts}>
        {parts.map(({ text: words, media }, at) => (
          <ThreadPart
            key={at}
            text={words}
            at={at}
            count={thread.length}
            connections={connections}
            pictures={picturesOf(media)}
            place={{ connectionId: version.connection?.id ?? null, part: at + 1 }}
            uploads={uploads}
            drag={drag}
            onMove={(to) => move(at, to)}
            onSplit={(offset) => split(at + 1, offset)}
            onMerge={merge}
            onText={(changed) => version.change((now) => ({ thread: now.thread.with(at, changed) }))}
            onFiles={(change) =>
              version.change((now) => ({ threadMedia: withPartFiles(now.threadMedia, at + 1, change) }))
            }
            onRemove={() => editThread((whole) => ({ ...whole, ...removePart(whole, at) }))}
          />
        ))}
      </ol>
      <Button
        size="compact-sm"
        variant="default"
        disabled={thread.length >= max}
        leftSection={<IconPlus size="1rem" aria-hidden />}
        onClick={() => {
          version.change((now) => ({ thread: [...now.thread, ''] }))
          focusThreadText(thread.length + 1)
        }}
      >
        {t('studio:thread.add')}
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
