import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './group-list.module.css'

type Props = {
  label: string
  /** No more groups fit into the workspace. */
  isFull: boolean
  onCopy: () => void
  onDelete: () => void
}

/** What else can be done with a group. */
export function GroupMenu({ label, isFull, onCopy, onDelete }: Props) {
  const { t } = useTranslation('hashtags')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon className={styles.more} variant="subtle" color="gray" size={34} aria-label={label}>
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size="1rem" aria-hidden />} disabled={isFull} onClick={onCopy}>
          {t('hashtags:duplicate')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onDelete}>
          {t('hashtags:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
