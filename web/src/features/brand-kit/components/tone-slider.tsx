import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TONE_MAX, type ToneAxis } from '@postwright/core/model/brand-kit'
import styles from './tone-slider.module.css'

type Props = { axis: ToneAxis; value: number; onValue: (value: number) => void }

/** Slider for one axis of the tone, between its two ends. */
export function ToneSlider({ axis, value, onValue }: Props) {
  const { t } = useTranslation('brand')
  const say = (at: number) => {
    if (at === 0) return t('brand:voice.between')
    const end = t(`brand:voice.axis.${axis}.${at < 0 ? 'least' : 'most'}`)
    return Math.abs(at) === TONE_MAX ? t('brand:voice.very', { end }) : t('brand:voice.rather', { end })
  }
  return (
    <div className={styles.axis}>
      <span className={styles.end} aria-hidden>
        {t(`brand:voice.axis.${axis}.least`)}
      </span>
      <Slider
        className={styles.slider}
        min={-TONE_MAX}
        max={TONE_MAX}
        step={1}
        value={value}
        onChange={onValue}
        restrictToMarks
        marks={Array.from({ length: 2 * TONE_MAX + 1 }, (_, at) => ({ value: at - TONE_MAX }))}
        label={say}
        thumbValueText={say}
        startPointValue={0}
        thumbLabel={t('brand:voice.axis.label', {
          least: t(`brand:voice.axis.${axis}.least`),
          most: t(`brand:voice.axis.${axis}.most`),
        })}
      />
      <span className={styles.end} aria-hidden>
        {t(`brand:voice.axis.${axis}.most`)}
      </span>
    </div>
  )
}
