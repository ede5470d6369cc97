import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/later-part.tsx'
import { ScoreRing } from '@/checks/score-ring.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'

const CompareSwitch = lazyPart(async () => (await import('@/documents/compared-text.tsx')).CompareSwitch)
const ComparedText = lazyPart(async () => (await import('@/documents/compared-text.tsx')).ComparedText)

type Props = { before: { text: string; score: number | null }; after: { text: string; score: number | null } }

/** What has become of the text since it came here: its score, and its words one by one. */
export function BeforeAfter({ before, after }: Props) {
  const { t } = useTranslation('optimizer')
  const [from, to] = [before.score ?? 0, after.score ?? 0]
  return (
    <Panel title={t('optimizer:compare.title')} id="compare">
      <div className={styles.scores}>
        <ScoreRing score={before.score} size={64} />
        <IconArrowRight size="1.25rem" aria-hidden />
        <ScoreRing score={after.score} size={64} />
        <p className={styles.soft}>
          {to === from
            ? t('optimizer:compare.same')
            : t(to > from ? 'optimizer:compare.better' : 'optimizer:compare.worse', { count: Math.abs(to - from) })}
        </p>
      </div>
      <CompareSwitch />
      <div className={styles.compared}>
        <ComparedText before={before.text} after={after.text} />
      </div>
    </Panel>
  )
}
