import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SceneSlide } from '@postwright/core/scene/scene'
import styles from './export-dialog.module.css'

type Props = { slides: readonly SceneSlide[]; chosen: readonly string[]; onChange: (slideIds: string[]) => void }

/** Which slides are exported; what lies behind all of them is no slide of its own. */
export function SlideChoice({ slides, chosen, onChange }: Props) {
  const { t } = useTranslation('export')
  const own = slides.filter(({ kind }) => kind !== 'common')
  const isAll = own.every(({ id }) => chosen.includes(id))
  return (
    <Checkbox.Group
      label={t('export:slides.label', { count: chosen.length })}
      value={[...chosen]}
      onChange={(ids) => onChange(own.map(({ id }) => id).filter((id) => ids.includes(id)))}
    >
      <div className={styles.slides}>
        {own.map(({ id, isHidden }, index) => (
          <Checkbox
            key={id}
            value={id}
            label={t(isHidden ? 'export:slides.hidden' : 'export:slides.one', { number: index + 1 })}
          />
        ))}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.all}
        onClick={() => onChange(isAll ? [] : own.map(({ id }) => id))}
      >
        {t(isAll ? 'export:slides.none' : 'export:slides.all')}
      </Button>
    </Checkbox.Group>
  )
}
