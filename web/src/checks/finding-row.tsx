import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { lazyPart } from '@/lib/later-part.tsx'
import { SimilarPost } from './similar-post.tsx'

const FindingMenu = lazyPart(async () => (await import('./finding-menu.tsx')).FindingMenu)
const WhyIt = lazyPart(async () => (await import('./why-it.tsx')).WhyIt)

type Props = {
  draftId: string
  finding: Finding
  isCurrent: boolean
  /** Shows where it is in the draft. */
  onShow: () => void
  onFix: () => void
}

/** One finding: what was seen, why it matters, and the step that mends it. */
export function FindingRow({ draftId, finding, isCurrent, onShow, onFix }: Props) {
  const { t } = useTranslation('checks')
  const [isWhyShown, showWhy] = useState(false)
  const { check, reason, values, evidence, fix, place, strength } = finding
  const name = t(`checks:check.${check}.name`)
  return (
    <li className={styles.finding} data-current={isCurrent || undefined} data-source={finding.source}>
      <div className={styles.findingWords}>
        <h3 className={styles.findingName}>
          {place?.kind === 'text' ? (
            <button type="button" className={styles.findingLink} onClick={onShow}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <p className={styles.findingText}>{t(`checks:check.${check}.${reason}`, values)}</p>
        {strength && <p className={styles.findingText}>{t(`checks:strength.${strength}`)}</p>}
        {evidence !== '' && <q className={styles.evidence}>{evidence}</q>}
        {typeof values.postId === 'string' && typeof values.plannedAt === 'number' && (
          <SimilarPost postId={values.postId} plannedAt={values.plannedAt} />
        )}
        {isWhyShown && <WhyIt check={check} />}
      </div>
      <div className={styles.findingSteps}>
        {fix && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconWand size="1rem" aria-hidden />}
            onClick={onFix}
            aria-label={t('checks:fix.label', { name, evidence })}
          >
            {fix.text === '' ? t('checks:fix.remove') : t('checks:fix.replace')}
          </Button>
        )}
        <FindingMenu {...{ draftId, finding, name, isWhyShown }} onWhy={() => showWhy(!isWhyShown)} />
      </div>
    </li>
  )
}
