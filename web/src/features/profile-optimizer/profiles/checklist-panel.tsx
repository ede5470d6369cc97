import { Anchor } from '@mantine/core'
import { IconCheck, IconCircle, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import type { ProfilePart, ProfileResult, ScoredProfile } from '@postwright/core/profiles/score-profile'
import { formatLongDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import styles from './profiles.module.css'
import { ScoreRing } from './profile-score.tsx'

type Props = {
  scored: ScoredProfile
  facts: ProfileFacts
  /** Settings page of the profile at its network; null while unknown. */
  settings: string | null
}

/** The breakdown of the score: each check with its weight and result, and why the unmet ones matter. */
export function ChecklistPanel({ scored, facts, settings }: Props) {
  const { t } = useTranslation('profiles')
  return (
    <Panel
      id="checklist"
      title={t('profiles:checklist.title')}
      description={t('profiles:checklist.text')}
      actions={<ScoreRing score={scored.score} size={64} />}
    >
      <ul className={styles.checks} aria-label={t('profiles:checklist.title')}>
        {scored.results.map((result) => (
          <Check key={result.check} result={result} />
        ))}
      </ul>
      <p className={styles.soft}>{t('profiles:checklist.facts', { date: formatLongDate(facts.verifiedAt) })}</p>
      <ul className={styles.sources}>
        {facts.sources.map((source) => (
          <li key={source}>
            <Anchor inherit href={source} target="_blank" rel="noreferrer">
              {new URL(source).hostname}
            </Anchor>
          </li>
        ))}
      </ul>
      {settings !== null && (
        <Anchor className={styles.outward} href={settings} target="_blank" rel="noreferrer">
          {t('profiles:action.settings')}
          <IconExternalLink size="1rem" aria-hidden />
        </Anchor>
      )}
    </Panel>
  )
}

function Check({ result }: { result: ProfileResult }) {
  const { t } = useTranslation('profiles')
  const { check, points, of, parts } = result
  return (
    <li className={styles.check}>
      <div className={styles.checkHead}>
        <h3 className={styles.checkName}>{t(`profiles:check.${check}`)}</h3>
        <span className={styles.soft}>
          {t('profiles:checklist.points', { points: Math.round(points), of: Math.round(of) })}
        </span>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
    </li>
  )
}

function Part({ part: { id, isMet, worth, values } }: { part: ProfilePart }) {
  const { t } = useTranslation('profiles')
  return (
    <li className={styles.part} data-met={isMet || undefined}>
      {isMet ? <IconCheck size="1rem" aria-hidden /> : <IconCircle size="1rem" aria-hidden />}
      <span>
        <span className="visually-hidden">{t(isMet ? 'profiles:checklist.met' : 'profiles:checklist.open')}</span>
        {t(isMet ? `profiles:part.${id}.met` : `profiles:part.${id}.do`, values)}
        {!isMet && <span className={styles.why}>{t(`profiles:part.${id}.why`, values)}</span>}
      </span>
      {!isMet && <span className={styles.gain}>{t('profiles:score.gain', { points: Math.round(worth) })}</span>}
    </li>
  )
}
