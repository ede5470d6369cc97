import { IconBorderCorners } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CORNER_RADIUS_MAX } from '@postwright/core/limits'
import { NumberBox } from '../fields/number-box.tsx'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

export function RadiusField({ value }: { value: number | null }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('inspector.corners')}>
      <div className={styles.pair}>
        <NumberBox
          label={t('corners.radius')}
          sign={<IconBorderCorners size="0.875rem" aria-hidden />}
          min={0}
          max={CORNER_RADIUS_MAX}
          value={value}
          onChange={(radius) => edit.set({ radius })}
        />
      </div>
    </Section>
  )
}
