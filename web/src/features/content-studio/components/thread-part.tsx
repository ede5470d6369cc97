import { ActionIcon, Group, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { THREAD_TEXT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { tightestCount } from '../tightest-count.ts'
import styles from './post-extras.module.css'

type Props = {
  text: string
  /** Place among the posts that follow the first one, from 0. */
  at: number
  count: number
  connections: readonly Connection[]
  onMove: (to: number) => void
  onChange: (text: string) => void
  onRemove: () => void
}

/** One post of a thread after the first; it is moved by button, or with Alt and an arrow while it is written. */
export function ThreadPart({ text, at, count, connections, onMove, onChange, onRemove }: Props) {
  const { t } = useTranslation('studio')
  const number = at + 2
  const tightest = tightestCount(connections, text)

  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1)
  }

  return (
    <li className={styles.part}>
      <Textarea
        className={styles.grow}
        aria-label={t('studio:thread.text', { number })}
        autosize
        minRows={2}
        maxLength={THREAD_TEXT_MAX}
        value={text}
        error={tightest !== null && tightest.left < 0}
        description={tightest && t('studio:thread.left', { count: tightest.left, handle: tightest.handle })}
        inputWrapperOrder={['input', 'description']}
        onKeyDown={press}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap={4} className={styles.tools}>
        <ActionIcon
          variant="subtle"
          aria-label={t('studio:thread.up', { number })}
          aria-disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <IconArrowUp size="1rem" aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('studio:thread.down', { number })}
          aria-disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <IconArrowDown size="1rem" aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={t('studio:thread.remove', { number })} onClick={onRemove}>
          <IconTrash size="1rem" aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
