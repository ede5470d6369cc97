import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconPencilPlus, IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS, type Platform } from '@postwright/core/platforms/platform'
import { emptyDraft } from '@postwright/core/model/post'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './optimizer.module.css'

const DiffText = lazy(async () => {
  const { DiffText: shown } = await import('@/documents/diff-text.tsx')
  return { default: shown }
})

type Props = {
  text: string
  begun: string
  platform: Platform | null
  onPlatform: (platform: Platform | null) => void
  canFix: boolean
  onFixAll: () => void
  onUndo: (() => void) | null
}

/** For which network, every safe fix at once, one step back, what has changed, and where the text goes. */
export function WorkbenchTools({ text, begun, platform, onPlatform, canFix, onFixAll, onUndo }: Props) {
  const { t } = useTranslation('optimizer')
  const begin = useBeginPost()
  const [isCompared, { toggle }] = useDisclosure(false)
  const isChanged = text !== begun && begun !== ''
  const networks = PLATFORMS.map((value) => ({ value, label: PLATFORM_CONTRACTS[value].name }))
  return (
    <>
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
        {isChanged && (
          <Button variant="default" aria-expanded={isCompared} onClick={toggle}>
            {t('optimizer:compare')}
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
        <div className={styles.network}>
          <SelectField
            label={t('optimizer:network.label')}
            value={platform ?? 'any'}
            options={[{ value: 'any', label: t('optimizer:network.any') }, ...networks]}
            onChange={(value) => onPlatform(value === 'any' ? null : value)}
          />
        </div>
      </div>
      {isChanged && isCompared && (
        <div className={styles.compared}>
          <Suspense>
            <DiffText before={begun} after={text} />
          </Suspense>
        </div>
      )}
    </>
  )
}
