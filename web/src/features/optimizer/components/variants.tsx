import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { ScoreRing } from '@/checks/score-ring.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'

const VARIANTS_MAX = 4

type Kept = { text: string; score: number | null }

type Props = { draft: CheckedDraft; score: number | null; onChoose: (text: string) => void }

/** Versions of the text that were put aside, side by side with their scores. */
export function Variants({ draft: { text }, score, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  const [kept, setKept] = useState<readonly Kept[]>([])
  const isKept = kept.some((each) => each.text === text)
  return (
    <Panel
      title={t('optimizer:variants.title')}
      description={t('optimizer:variants.hint')}
      id="variants"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={isKept || kept.length >= VARIANTS_MAX}
          onClick={() => setKept((before) => [...before, { text, score }])}
        >
          {t('optimizer:variants.keep')}
        </Button>
      }
    >
      {kept.length === 0 ? (
        <p className={styles.soft}>{t('optimizer:variants.none')}</p>
      ) : (
        <ul className={styles.variants}>
          {kept.map((each, at) => (
            <li key={each.text} className={styles.variant} data-current={each.text === text || undefined}>
              <div className={styles.variantHead}>
                <span>{t('optimizer:variants.name', { number: at + 1 })}</span>
                <ScoreRing score={each.score} size={44} />
              </div>
              <p className={styles.variantText}>{each.text}</p>
              <div className={styles.variantTools}>
                <Button variant="default" size="xs" disabled={each.text === text} onClick={() => onChoose(each.text)}>
                  {t('optimizer:variants.use')}
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  onClick={() => setKept((before) => before.filter((other) => other !== each))}
                >
                  {t('optimizer:variants.drop')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
