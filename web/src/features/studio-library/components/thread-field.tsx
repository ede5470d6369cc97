import { Button, CloseButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { THREAD_PARTS_MAX, THREAD_TEXT_MAX } from '@postwright/core/limits'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import styles from './library.module.css'

type Props = { thread: readonly string[]; onThread: (thread: string[]) => void }

/** The texts that follow a post as a thread. */
export function ThreadField({ thread, onThread }: Props) {
  const { t } = useTranslation('library')
  return (
    <>
      {thread.map((text, at) => (
        // Parts have no name: their place is all that tells them apart.
        <div key={`part ${at}`} className={styles.part}>
          <CountedTextarea
            label={t('library:templates.part', { number: at + 2 })}
            max={THREAD_TEXT_MAX}
            value={text}
            onChange={(event) => onThread(thread.with(at, event.currentTarget.value.slice(0, THREAD_TEXT_MAX)))}
          />
          <CloseButton
            aria-label={t('library:templates.removePart', { number: at + 2 })}
            onClick={() => onThread(thread.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          disabled={thread.length >= THREAD_PARTS_MAX}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onThread([...thread, ''])}
        >
          {t('library:templates.addPart')}
        </Button>
      </div>
    </>
  )
}
