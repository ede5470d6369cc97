import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '@/config/action.ts'
import { laterMenu } from './later-menu.tsx'
import styles from './create-menu.module.css'

const Menu = laterMenu(async () => (await import('@/ui/action-items.tsx')).ActionItems)

type Props = { isNarrow: boolean; actions: readonly OfferedAction[] }

/** Makes something new from wherever one is; nothing for those whose role makes nothing. */
export function CreateMenu({ isNarrow, actions }: Props) {
  const { t } = useTranslation()
  if (actions.length === 0) return null
  const button = (
    <UnstyledButton className={styles.button} data-narrow={isNarrow || undefined}>
      <IconPlus size="1.125rem" stroke={2} aria-hidden="true" />
      <span className={isNarrow ? 'visually-hidden' : undefined}>{t('create.label')}</span>
    </UnstyledButton>
  )
  return <Menu button={button} items={{ actions }} position="bottom-end" width={232} />
}
