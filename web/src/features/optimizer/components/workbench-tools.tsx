import { Button } from '@mantine/core'
import { IconArrowBackUp, IconPencilPlus, IconSparkles } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyDraft, type Post } from '@postwright/core/model/post'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import type { BenchDraft } from '../use-bench-history.ts'
import styles from './optimizer.module.css'

const SaveBackButton = lazy(async () => {
  const { SaveBackButton: button } = await import('./save-back-button.tsx')
  return { default: button }
})

type Props = {
  canFix: boolean
  onFixAll: () => void
  onUndo: (() => void) | null
  /** That it came from; null where there is none. */
  post: Post | null
  now: BenchDraft
  /** What else can be done with the text. */
  children: ReactNode
}

/** Every safe fix at once, one step back, and where the text goes. */
export function WorkbenchTools({ canFix, onFixAll, onUndo, post, now, children }: Props) {
  const { t } = useTranslation('optimizer')
  const begin = useBeginPost()
  const { text } = now
  return (
    <div className={styles.tools}>
      <Button leftSection={<IconSparkles size="1.125rem" aria-hidden />} disabled={!canFix} onClick={onFixAll}>
        {t('optimizer:fixAll')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
        disabled={!onUndo}
        onClick={() => onUndo?.()}
      >
        {t('optimizer:undo')}
      </Button>
      {children}
      {post && (
        <Suspense fallback={null}>
          <SaveBackButton post={post} now={now} />
        </Suspense>
      )}
      <CopyButton value={text}>{t('optimizer:copy')}</CopyButton>
      <Button
        variant="default"
        leftSection={<IconPencilPlus size="1.125rem" aria-hidden />}
        disabled={text.trim() === ''}
        onClick={() => void begin({ ...emptyDraft(), text })}
      >
        {t('optimizer:toPost')}
      </Button>
    </div>
  )
}
