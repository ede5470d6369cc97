import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { ScoreRing } from '@/checks/score.tsx'
import { useSame } from '@/lib/use-stable.ts'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'

const VARIANTS_MAX = 4

type Props = { draft: CheckedDraft; onChoose: (text: string) => void }

/** Versions of the text that were put aside, side by side with their scores. */
export function Variants({ draft, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  const { text } = draft
  const [texts, setTexts] = useState<readonly string[]>([])
  const isKept = texts.includes(text)
  const rules = useSame({ ...draft, text: '' })
  const kept = useMemo(
    () => texts.map((each) => ({ text: each, score: runChecks({ ...rules, text: each }).score })),
    [rules, texts],
  )
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
          onClick={() => setTexts((before) => [...before, text])}
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
                  onClick={() => setTexts((before) => before.filter((other) => other !== each.text))}
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
