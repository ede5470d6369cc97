import { Button, ActionIcon } from '@mantine/core'
import { IconPlus, IconArrowDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { threadOf } from '@postwright/core/posts/thread-parts'
import { firstLine } from '@postwright/core/text/excerpt'
import { toast } from '@/ui/toast.tsx'
import { useDragList, useDragItem } from '@/drag/drag-list.tsx'
import { focusThreadText, withPartFiles } from '../../thread-parts.ts'
import { mergeWithNext, moveInThread, removePart, splitPart } from '../../thread-edit.ts'
import { ThreadPart, partId } from './thread-part.tsx'
import type { ChannelVersion } from '../channels/use-channel-version.ts'
import type { ImagesOf } from '../pictures/draft-images.tsx'
import type { ImageUploads } from '../pictures/use-image-uploads.ts'
import type { useThreadEdit } from './use-thread-edit.ts'
import { VersionMark } from '../channels/version-mark.tsx'
import styles from '../extras/post-extras.module.css'
import { DragGrip } from '@/drag/drag-grip.tsx'
import type { DragStore } from '@/drag/drag-store.ts'

export type ThreadPartsProps = {
  version: ChannelVersion
  /** Channels that support threads. */
  connections: readonly Connection[]
  /** Maximum number of posts after the first one. */
  max: number
  picturesOf: ImagesOf
  uploads: ImageUploads
  editThread: ReturnType<typeof useThreadEdit>
}

/** The posts after the first one, in order. */
export function ThreadParts({ version, connections, max, picturesOf, uploads, editThread }: ThreadPartsProps) {
  const { t } = useTranslation('studio')
  const [said, setSaid] = useState('')
  const { text, thread, threadMedia } = version.draft
  const parts = threadOf({ thread, threadMedia })
  const drag = useDragList({
    items: [text, ...thread].map((words, part) => ({
      id: partId(part),
      name: firstLine(words) ?? t('studio:thread.named', { number: part + 1 }),
    })),
    onMove: (from, to) => reorder(from, to) && focusThreadText(to),
    isFocusMoved: true,
  })

  /** Moves a post within the thread; position 0 is the post itself. */
  function move(from: number, to: number) {
    if (to < 0 || to > thread.length || !reorder(from, to)) return
    setSaid(t('studio:thread.moved', { number: to + 1, total: thread.length + 1 }))
    focusThreadText(to)
  }

  function reorder(from: number, to: number): boolean {
    const isMoved = editThread((whole) => moveInThread(whole, from, to))
    if (!isMoved) toast.error(t('studio:thread.cannotMove'))
    return isMoved
  }

  function split(part: number, offset: number) {
    if (!editThread((whole) => splitPart(whole, part, offset))) return toast.error(t('studio:thread.cannotSplit'))
    setSaid(t('studio:thread.wasSplit', { number: part + 1, total: thread.length + 2 }))
    focusThreadText(part + 1, 0)
  }

  function merge(part: number) {
    const now = version.live.read()
    const before = part === 0 ? now.text : (now.thread[part - 1] ?? '')
    if (!editThread((whole) => mergeWithNext(whole, part))) return toast.error(t('studio:thread.cannotMerge'))
    setSaid(t('studio:thread.wasMerged', { number: part + 1, total: thread.length }))
    focusThreadText(part, before.trimEnd().length)
  }

  return (
    <fieldset className={styles.extra}>
      <legend className={styles.legend}>{t('studio:thread.title')}</legend>
      <VersionMark version={version} part="thread" />
      <ol className={styles.parts}>
        <ThreadHead text={text} total={thread.length + 1} dragged={drag.store} onDown={() => move(0, 1)} />
        {parts.map(({ media }, at) => (
          <ThreadPart
            key={at}
            live={version.live}
            at={at}
            count={thread.length}
            connections={connections}
            pictures={picturesOf(media)}
            place={{ connectionId: version.connection?.id ?? null, part: at + 1 }}
            uploads={uploads}
            dragged={drag.store}
            onMove={(by) => move(at + 1, at + 1 + by)}
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
      {drag.layer}
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

type Props = {
  text: string
  /** Number of posts in the thread, including the first. */
  total: number
  dragged: DragStore
  onDown: () => void
}

/** The first post of a thread at its position in the order; its text is edited above. */
function ThreadHead({ text, total, dragged, onDown }: Props) {
  const { t } = useTranslation('studio')
  const words = firstLine(text) ?? t('studio:thread.empty')
  const drag = useDragItem(dragged, partId(0))
  const label = t('studio:thread.down', { number: 1 })
  return (
    <li className={styles.part} {...drag.item}>
      <div className={styles.partHead}>
        <DragGrip drag={drag} label={t('studio:thread.grip', { number: 1 })} />
        <span className={styles.partNumber}>{t('studio:thread.number', { number: 1, total })}</span>
        <span className={styles.firstWords} title={words}>
          {words}
        </span>
        <div className={styles.tools}>
          <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onDown}>
            <IconArrowDown size="1rem" aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </li>
  )
}
