import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { movePart, removePart } from '../thread-edit.ts'
import { ThreadPart } from './thread-part.tsx'
import styles from './post-extras.module.css'

type Props = {
  draft: Pick<PostDraft, 'thread' | 'threadMedia'>
  /** Channels that take threads. */
  connections: readonly Connection[]
  /** Most posts that may follow the first one. */
  max: number
  onChange: (thread: Pick<PostDraft, 'thread' | 'threadMedia'>) => void
}

/** The posts that follow the first one, in their order. */
export function ThreadParts({ draft, connections, max, onChange }: Props) {
  const { t } = useTranslation('studio')
  const [said, setSaid] = useState('')
  const { thread, threadMedia } = draft

  function move(from: number, to: number) {
    if (to < 0 || to >= thread.length) return
    onChange(movePart(draft, from, to))
    setSaid(t('studio:thread.moved', { number: to + 2, total: thread.length + 1 }))
  }

  return (
    <fieldset className={styles.extra}>
      <legend className={styles.legend}>{t('studio:thread.title')}</legend>
      <ol className={styles.parts}>
        {thread.map((text, at) => (
          <ThreadPart
            key={at}
            text={text}
            at={at}
            count={thread.length}
            connections={connections}
            onMove={(to) => move(at, to)}
            onChange={(changed) =>
              onChange({ threadMedia, thread: thread.map((part, place) => (place === at ? changed : part)) })
            }
            onRemove={() => onChange(removePart(draft, at))}
          />
        ))}
      </ol>
      <Button
        size="compact-sm"
        variant="default"
        disabled={thread.length >= max}
        leftSection={<IconPlus size="1rem" aria-hidden />}
        onClick={() => onChange({ threadMedia, thread: [...thread, ''] })}
      >
        {t('studio:thread.add')}
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
