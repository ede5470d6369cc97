import { Kbd, Menu, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCreateCommands } from '../palette/use-create-commands.ts'
import styles from './create-menu.module.css'

/** Makes something new from wherever one is. */
export function CreateMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation()
  const commands = useCreateCommands()
  return (
    <Menu position="bottom-end" width={232} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.button} data-narrow={isNarrow || undefined}>
          <IconPlus size="1.125rem" stroke={2} aria-hidden="true" />
          <span className={isNarrow ? 'visually-hidden' : undefined}>{t('create.label')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {commands.map(({ id, label, Icon, shortcut, run }) => (
          <Menu.Item
            key={id}
            leftSection={<Icon size="1.125rem" stroke={1.7} aria-hidden="true" />}
            rightSection={
              shortcut === undefined ? undefined : (
                <Kbd className={styles.keys} size="xs">
                  {shortcut}
                </Kbd>
              )
            }
            aria-keyshortcuts={shortcut}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
