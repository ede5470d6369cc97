import { useTranslation } from 'react-i18next'
import { ActionButton } from '../bar/action-button.tsx'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'
import styles from './inspector.module.css'

const ALIGN = ['alignLeft', 'alignCenter', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom']
const SPREAD = ['distributeHorizontally', 'distributeVertically', 'matchWidth', 'matchHeight', 'groupLayers']

/** Lines layers up; one alone on the slide. */
export function AlignRow({ count }: { count: number }) {
  const { t } = useTranslation('editor')
  const shown = count > 1 ? [...ALIGN, ...SPREAD] : ALIGN
  return (
    <section className={styles.section} aria-label={t('inspector.align')}>
      <div className={`${styles.row} ${styles.spread}`}>
        {SCENE_ACTIONS.filter(({ command }) => shown.includes(command)).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </section>
  )
}
