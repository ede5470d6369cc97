import { useTranslation } from 'react-i18next'
import styles from './color-field.module.css'
import type { NamedColor } from './color-swatches.tsx'
import { contrastRatio, contrastVerdict, type ContrastVerdict } from './contrast.ts'
import { StateBadge, type BadgeTone } from './state-badge.tsx'

const TONES = { text: 'positive', large: 'warning', shape: 'negative' } as const satisfies Record<
  ContrastVerdict,
  BadgeTone
>

type Props = { color: string; ground: NamedColor }

/** How well a colour can be read on another, in a sample, a figure and a word. */
export function ContrastHint({ color, ground }: Props) {
  const { t } = useTranslation('ui')
  const ratio = contrastRatio(color, ground.hex)
  const verdict = contrastVerdict(ratio)
  // Rounded down, so that the figure never promises more than the verdict.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return (
    <p className={styles.contrast}>
      <span className={styles.example} style={{ '--sample': color, '--ground': ground.hex }} aria-hidden="true" />
      <span>{t('ui:color.ratio', { ratio: shown, ground: ground.name })}</span>
      <StateBadge tone={TONES[verdict]}>{t(`ui:color.verdict.${verdict}`)}</StateBadge>
    </p>
  )
}
