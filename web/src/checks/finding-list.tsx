import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'

type Props = {
  /** Id of the draft for which findings can be ignored here. */
  draftId: string
  findings: readonly Finding[]
  current: Finding | null
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
}

/** Lists the findings, in the order of the text. */
export function FindingList({ draftId, findings, current, onShow, onFix }: Props) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <FindingRow
          key={keyOf(finding)}
          draftId={draftId}
          finding={finding}
          isCurrent={finding === current}
          onShow={() => onShow(finding)}
          onFix={() => onFix(finding)}
        />
      ))}
    </ul>
  )
}

function keyOf({ check, reason, place, evidence }: Finding): string {
  const at = place?.kind === 'text' ? place.from : (place?.mediaId ?? '')
  return `${check} ${reason} ${at} ${evidence}`
}

const FindingMenu = lazyPart(async () => (await import('./finding-menu.tsx')).FindingMenu)

const WhyIt = lazyPart(async () => (await import('./why-it.tsx')).WhyIt)

type FindingRowProps = {
  draftId: string
  finding: Finding
  isCurrent: boolean
  /** Shows the finding's position in the draft. */
  onShow: () => void
  onFix: () => void
}

/** Shows one finding: the evidence, the reason why it matters, and its fix. */
function FindingRow({ draftId, finding, isCurrent, onShow, onFix }: FindingRowProps) {
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

type SimilarPostProps = {
  postId: string
  plannedAt: number
}

/** Links to the post that a draft repeats, with the time that it is or was scheduled for. */
function SimilarPost({ postId, plannedAt }: SimilarPostProps) {
  const { t } = useTranslation('checks')
  const { timeZone } = useWorkspace()
  const now = useNow(60_000)
  return (
    <p className={styles.findingText}>
      <Link to={routes.contentStudioPost.href(postId)}>
        {t('checks:similar', { time: formatMoment(plannedAt, timeZone, now) })}
      </Link>
    </p>
  )
}
