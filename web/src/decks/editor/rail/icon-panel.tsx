import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findIcons } from '@postwright/core/scene/icons/find-icons'
import { iconPath } from '@postwright/core/scene/icons/icon-path'
import { newIcon } from '@postwright/core/scene/kinds/icon/icon-layer'
import { SearchField } from '@/ui/search-field.tsx'
import type { InsertPanelProps } from './insert-panel-props.ts'
import styles from './insert-panels.module.css'
import { TileGrid } from './tile-grid.tsx'

/** Size of an inserted icon, in pixels of the slide. */
const SIZE = { width: 160, height: 160 }

/** Shows all icons, searchable by name and meaning. */
export function IconPanel({ onInsert }: InsertPanelProps) {
  const { t } = useTranslation('editor')
  const [words, setWords] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  const found = findIcons(words).map((icon) => ({
    key: icon,
    label: icon.replaceAll('-', ' '),
    drawing: (
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden>
        <path d={iconPath(icon) ?? ''} />
      </svg>
    ),
    onPick: () => onInsert({ size: SIZE, make: (id, box) => newIcon(id, box, icon) }),
  }))

  // If the panel loads after its flyout has opened, the focus is lost with the placeholder, so it is set again.
  useEffect(() => {
    const dialog = panel.current?.closest('[role="dialog"]')
    if (dialog && !dialog.contains(document.activeElement)) panel.current?.querySelector('input')?.focus()
  }, [])

  return (
    <div ref={panel} className={styles.icons}>
      <SearchField
        label={t('rail.findIcon')}
        placeholder={t('rail.findIcon')}
        clearLabel={t('rail.clearSearch')}
        words={words}
        onWords={setWords}
      />
      <p className={styles.note} role="status">
        {found.length === 0 ? t('rail.noIcon') : t('rail.icon', { count: found.length })}
      </p>
      <div className={styles.scroll}>
        <TileGrid key={words} label={t('rail.icons')} columns={6} tiles={found} />
      </div>
    </div>
  )
}
