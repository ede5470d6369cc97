import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEditor, useView } from '../editor-context.ts'
import styles from './status-bar.module.css'

/** Selects the placement whose safe zone is drawn, if a format appears in several placements. */
export function SafeZoneChoice() {
  const { t } = useTranslation('editor')
  const { ports, view } = useEditor()
  const [isShown, format, chosen] = [
    useView(({ aids }) => aids.safeZones),
    useView((state) => state.format),
    useView(({ safeZone }) => safeZone),
  ]
  const zones = isShown ? (ports.safeZones?.(format) ?? []) : []
  if (zones.length < 2) return null
  return (
    <Select
      className={styles.zones}
      size="xs"
      aria-label={t('status.zone')}
      value={zones.some(({ id }) => id === chosen) ? chosen : ''}
      data={[{ value: '', label: t('status.allZones') }, ...zones.map(({ id, name }) => ({ value: id, label: name }))]}
      allowDeselect={false}
      onChange={(value) => view.set({ safeZone: value ?? '' })}
    />
  )
}
