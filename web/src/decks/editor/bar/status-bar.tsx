import { useTranslation } from 'react-i18next'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { AID_ACTIONS, ZOOM_ACTIONS } from '../commands/editor-actions.ts'
import { useView } from '../editor-context.ts'
import type { Aids } from '../editor-state.ts'
import { ActionButton } from './action-button.tsx'
import { SlidePager } from './slide-pager.tsx'
import styles from './status-bar.module.css'

const SafeZoneChoice = lazyPart(async () => (await import('./safe-zone-choice.tsx')).SafeZoneChoice)

/** The bar below the stage: the current slide, placement aids and the zoom. */
export function StatusBar() {
  const { t } = useTranslation('editor')
  const aids = useView((state) => state.aids)
  const zoom = useView(({ camera, isStrip, stripZoom }) => Math.round((isStrip ? stripZoom : camera.zoom) * 100))
  useLoadWhenIdle(SafeZoneChoice.load)
  const [nearer, further, ...others] = ZOOM_ACTIONS
  const isOn = (id: string) => aidOf(id, aids)
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('status.label')}>
      <SlidePager />
      <div className={styles.group}>
        {AID_ACTIONS.map((action) => (
          <ActionButton key={action.id} action={action} isOn={isOn(action.id)} />
        ))}
        {aids.safeZones && <SafeZoneChoice />}
      </div>
      <div className={styles.group}>
        {further && <ActionButton action={further} />}
        <output className={styles.zoom} aria-label={t('status.zoom')}>
          {t('status.percent', { zoom })}
        </output>
        {nearer && <ActionButton action={nearer} />}
        {others.slice(0, 1).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </div>
  )
}

function aidOf(id: string, { rulers, grid, safeZones, snapping }: Aids): boolean {
  return { rulers, grid, safeZones, snapping }[id.replace('deck-editor.aid-', '')] ?? false
}
