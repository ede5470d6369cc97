import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDeviceFloppy, IconPencilPlus, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyDraft } from '@postwright/core/model/post'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import styles from './optimizer.module.css'

type Props = {
  text: string
  canFix: boolean
  onFixAll: () => void
  onUndo: (() => void) | null
  /** Puts the text back into the post it came from; null where there is none, or it has left. */
  onSave: (() => void) | null
  isSaved: boolean
  /** What else can be done with the text. */
  children: ReactNode
}

/** Every safe fix at once, one step back, and where the text goes. */
export function WorkbenchTools({ text, canFix, onFixAll, onUndo, onSave, isSaved, children }: Props) {
  const { t } = useTranslation('optimizer')
  const begin = useBeginPost()
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
      {onSave && (
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size="1.125rem" aria-hidden />}
          disabled={isSaved}
          onClick={onSave}
        >
          {t('optimizer:saveBack.button')}
        </Button>
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
