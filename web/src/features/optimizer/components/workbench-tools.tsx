import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconPencilPlus, IconSparkles } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyDraft, type Post } from '@postwright/core/model/post'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import type { BenchDraft } from '../use-bench.ts'
import styles from './optimizer.module.css'

const SaveBackButton = lazyPart(async () => (await import('./save-back-button.tsx')).SaveBackButton)

type Props = {
  canFix: boolean
  onFixAll: () => void
  onUndo: (() => void) | null
  /** The source of the draft; null if there is none. */
  post: Post | null
  now: BenchDraft
  /** More tools for the text. */
  children: ReactNode
}

/** Applies all safe fixes at once, undoes a step, and shows the actions that use the text. */
export function WorkbenchTools({ canFix, onFixAll, onUndo, post, now, children }: Props) {
  const { t } = useTranslation('optimizer')
  const begin = useBeginPost()
  const { text } = now
  const isEmpty = text.trim() === ''
  const beginPost = () => void begin({ ...emptyDraft(), text })
  return (
    <div className={styles.tools}>
      <Button leftSection={<IconSparkles size="1.125rem" aria-hidden />} disabled={!canFix} onClick={onFixAll}>
        {t('optimizer:fixAll')}
      </Button>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('optimizer:undo')}
        title={t('optimizer:undo')}
        disabled={!onUndo}
        onClick={() => onUndo?.()}
      >
        <IconArrowBackUp size="1.125rem" aria-hidden />
      </ActionIcon>
      {children}
      {post && <SaveBackButton post={post} now={now} />}
      <CopyButton value={text} isIcon>
        {t('optimizer:copy')}
      </CopyButton>
      {post ? (
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('optimizer:toPost')}
          title={t('optimizer:toPost')}
          disabled={isEmpty}
          onClick={beginPost}
        >
          <IconPencilPlus size="1.125rem" aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPencilPlus size="1.125rem" aria-hidden />}
          disabled={isEmpty}
          onClick={beginPost}
        >
          {t('optimizer:toPost')}
        </Button>
      )}
    </div>
  )
}
