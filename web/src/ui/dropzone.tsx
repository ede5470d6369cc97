import { Button, FileButton } from '@mantine/core'
import { IconPhotoPlus, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dropzone.module.css'
import { useFileDrop } from './use-file-drop.ts'

type Props = {
  onFiles: (files: File[]) => void
  /** Media types, as for a file input. */
  accept: readonly string[]
  /** Accepted files: types, sizes and number. */
  hint: ReactNode
  /** Icon of the files; by default an image. */
  Icon?: TablerIcon
  disabled?: boolean
}

/** Drop target for files, with a button as the alternative to dragging. */
export function Dropzone({ onFiles, accept, hint, Icon = IconPhotoPlus, disabled = false }: Props) {
  const { t } = useTranslation('ui')
  const drop = useFileDrop((files) => !disabled && onFiles(files))
  return (
    <div
      className={styles.zone}
      data-over={(drop.isOver && !disabled) || undefined}
      data-disabled={disabled || undefined}
      {...drop.props}
    >
      <Icon className={styles.icon} size="1.75rem" stroke={1.5} aria-hidden />
      <p className={styles.title}>{t('ui:drop.title')}</p>
      <p className={styles.or}>{t('ui:drop.or')}</p>
      <FileButton multiple accept={accept.join(',')} onChange={onFiles}>
        {(props) => (
          <Button {...props} variant="default" disabled={disabled}>
            {t('ui:drop.choose')}
          </Button>
        )}
      </FileButton>
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}
