import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import styles from './palette-button.module.css'

type Props = { isNarrow: boolean; onClick: () => void }

/** Opens the palette; it looks like the palette's search field. */
export function PaletteButton({ isNarrow, onClick }: Props) {
  const { t } = useTranslation()
  return (
    <UnstyledButton className={styles.button} data-narrow={isNarrow || undefined} onClick={onClick}>
      <IconSearch size="1.125rem" stroke={1.7} aria-hidden="true" />
      <span className={isNarrow ? 'visually-hidden' : styles.words}>{t('search')}</span>
      {!isNarrow && (
        <Kbd className={styles.keys} size="xs">
          {COMMAND_KEY} K
        </Kbd>
      )}
    </UnstyledButton>
  )
}
