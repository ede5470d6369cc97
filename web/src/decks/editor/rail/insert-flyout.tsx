import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewItem } from '../insert/insert-layers.ts'
import type { InsertPanel } from './insert-panel.ts'
import styles from './insert-panels.module.css'
import { useInsertItem } from './use-insert-item.ts'

/** A button of the rail with a panel next to it. The focus returns to the button, except after inserting a text, which is edited next. */
export function InsertFlyout({ panel: { name, Icon, Panel } }: { panel: InsertPanel }) {
  const { t } = useTranslation('editor')
  const insertItem = useInsertItem()
  const [{ isOpen, comesBack }, setState] = useState({ isOpen: false, comesBack: true })
  const label = t(`rail.${name}`)
  const show = (isShown: boolean) => setState({ isOpen: isShown, comesBack: true })

  // Holds the focus until the panel can receive it.
  const loading = (
    <p className={styles.note} tabIndex={-1} data-autofocus>
      {t('rail.loading')}
    </p>
  )

  function insert(item: NewItem) {
    const isWriting = insertItem(item)
    setState({ isOpen: false, comesBack: !isWriting })
  }

  return (
    // The tooltip is between the popover and its target, so the roles are set here.
    <Popover
      withRoles={false}
      opened={isOpen}
      onChange={show}
      position="right-start"
      width={288}
      withinPortal
      hideDetached={false}
      trapFocus
      returnFocus={comesBack}
    >
      <Popover.Target>
        <Tooltip label={label} position="right" disabled={isOpen}>
          <ActionIcon
            variant={isOpen ? 'light' : 'subtle'}
            color={isOpen ? undefined : 'gray'}
            size="lg"
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => show(!isOpen)}
          >
            <Icon size="1.25rem" stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={styles.flyout} aria-label={label} role="dialog" data-own-keys>
        <Panel onInsert={insert} waiting={loading} />
      </Popover.Dropdown>
    </Popover>
  )
}
