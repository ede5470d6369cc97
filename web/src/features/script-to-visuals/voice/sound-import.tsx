import { Button, type ButtonProps, FileButton, Progress } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { AUDIO_TYPES } from '@postwright/core/media/media-type'
import { useTranslation } from 'react-i18next'
import styles from './voice.module.css'

/** Accepted sound files, with suffixes because some systems have no media type for `.m4a`. */
const ACCEPTED = ['.m4a', '.opus', ...AUDIO_TYPES].join(',')

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled' | 'loading'> & {
  children: string
  /** Distinguishes buttons with the same text. */
  label?: string
  onFile: (file: File) => void
}

/** Lets the user choose a sound file from this device; the same file can be chosen again. */
export function ImportButton({ children, label, onFile, ...look }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept={ACCEPTED}
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file)
        reset.current?.()
      }}
    >
      {(button) => (
        <Button
          {...look}
          {...button}
          leftSection={<IconFileImport size={look.size === 'compact-sm' ? '1rem' : '1.125rem'} aria-hidden />}
          aria-label={label}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}

/** Shows a sound being stored in the library, with a button to cancel. `share`: 0 to 1. */
export function StoringBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('scripts')
  return (
    <div className={styles.storing}>
      <Progress className={styles.fill} value={share * 100} aria-label={t('scripts:voice.storing')} />
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
        {t('scripts:voice.cancel')}
      </Button>
    </div>
  )
}
