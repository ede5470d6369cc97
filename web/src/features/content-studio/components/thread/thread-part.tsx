import { Textarea, ActionIcon } from '@mantine/core'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { THREAD_TEXT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import type { ImagePlace } from '@/posts/content/image-place.ts'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { isSplitKey } from '../../thread-parts.ts'
import { tightestCount } from '../../text-counters.ts'
import { Pictures } from '../pictures/images.tsx'
import type { DraftImage, ChangeFiles } from '../pictures/draft-images.tsx'
import type { ImageUploads } from '../pictures/use-image-uploads.ts'
import styles from '../extras/post-extras.module.css'
import { IconArrowDown, IconArrowMergeBoth, IconArrowUp, IconCut, IconTrash } from '@tabler/icons-react'
import { COMMAND_KEY } from '@/ui/key-names.ts'

type Props = {
  live: LiveDraft<PostDraft>
  /** Position among the posts after the first one, from 0. */
  at: number
  count: number
  connections: readonly Connection[]
  pictures: readonly DraftImage[]
  place: ImagePlace
  uploads: ImageUploads
  dragged: DragStore
  onMove: (by: 1 | -1) => void
  onSplit: (offset: number) => void
  /** Merges the post at this position of the thread with the next one. */
  onMerge: (part: number) => void
  onText: (text: string) => void
  onFiles: ChangeFiles
  onRemove: () => void
}

/** One post of a thread after the first: it is moved, split and merged by pointer, by button, or with keys while it is written. */
export function ThreadPart(props: Props) {
  const { live, at, count, connections, pictures, place, uploads, dragged, onMove, onSplit, onMerge, onText } = props
  const { t } = useTranslation('studio')
  const field = useRef<HTMLTextAreaElement>(null)
  const number = at + 2
  const drag = useDragItem(dragged, partId(at + 1))
  const text = useLiveText(live, ({ thread }) => thread[at] ?? '')
  const tightest = tightestCount(connections, text)

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    const isJoin = event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0
    if (!isMove && !isJoin && !isSplitKey(event)) return
    event.preventDefault()
    if (isMove) onMove(event.key === 'ArrowUp' ? -1 : 1)
    else if (isJoin) onMerge(at)
    else onSplit(selectionStart)
  }

  return (
    <li className={styles.part} data-thread={at + 1} {...drag.item}>
      <div className={styles.partHead}>
        <DragGrip drag={drag} label={t('studio:thread.grip', { number })} />
        <span className={styles.partNumber}>{t('studio:thread.number', { number, total: count + 1 })}</span>
        <ThreadTools
          {...{ number, isLast: at === count - 1, onRemove: props.onRemove }}
          onMove={onMove}
          onSplit={() => onSplit(field.current?.selectionStart ?? 0)}
          onMerge={() => onMerge(at)}
        />
      </div>
      <Textarea
        ref={field}
        aria-label={t('studio:thread.text', { number })}
        autosize
        minRows={2}
        maxLength={THREAD_TEXT_MAX}
        value={text}
        error={tightest !== null && tightest.left < 0}
        description={tightest && t('studio:thread.left', { count: tightest.left, handle: tightest.handle })}
        inputWrapperOrder={['input', 'description']}
        onKeyDown={press}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Pictures {...{ pictures, place, uploads }} channels={connections} onChange={props.onFiles} />
    </li>
  )
}

type ThreadToolsProps = {
  /** Position in the thread, from 1. */
  number: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onSplit: () => void
  onMerge: () => void
  onRemove: () => void
}

/** The actions for one post of a thread besides writing it. */
function ThreadTools({ number, isLast, onMove, onSplit, onMerge, onRemove }: ThreadToolsProps) {
  const { t } = useTranslation('studio')
  const tool = (label: string, onClick: () => void) => {
    return { variant: 'subtle', color: 'gray', 'aria-label': label, title: label, onClick }
  }
  return (
    <div className={styles.tools}>
      <ActionIcon {...tool(t('studio:thread.up', { number }), () => onMove(-1))}>
        <IconArrowUp size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.down', { number }), () => onMove(1))} aria-disabled={isLast}>
        <IconArrowDown size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...tool(t('studio:thread.splitPart', { number }), onSplit)}
        title={t('studio:thread.splitHint', { key: COMMAND_KEY })}
      >
        <IconCut size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.merge', { number, before: number - 1 }), onMerge)}>
        <IconArrowMergeBoth size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.remove', { number }), onRemove)} color="red">
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Returns the drag id of a post of a thread: these posts have no ids, so their position identifies them, from 0. */
export function partId(part: number): string {
  return `part${part}`
}
