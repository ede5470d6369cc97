import { Button } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Fit } from '@postwright/core/compile/compile'
import type { FitState } from '@postwright/core/compile/fit-mark'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { problemText } from '@/posts/content/problem-text.ts'
import { FitChange } from './fit-change.tsx'
import { FitResult } from './fit-result.tsx'
import styles from './fit.module.css'

export type ChannelFit = { connection: Connection; state: FitState; fit: Fit; isApplied: boolean }

type Props = { channel: ChannelFit; onTake: (id: string, isTaken: boolean) => void; onApply: () => void }

/** What is changed for one channel and why, what comes of it, and what only a person can put right. */
export function FitChannel({ channel: { connection, state, fit, isApplied }, onTake, onApply }: Props) {
  const { t } = useTranslation(['compile', 'studio', `platforms/${connection.platform}`])
  const { id, platform, handle } = connection
  const network = platformName(platform)
  const problems = fit.problems.filter(({ code }) => code !== 'empty')
  return (
    <section className={styles.channel} aria-labelledby={`fit-${id}`}>
      <header className={styles.head}>
        <h3 className={styles.name} id={`fit-${id}`}>
          <PlatformIcon platform={platform} size={18} />
          {handle}
        </h3>
        {state !== 'none' && <span className={styles.state}>{t(`compile:state.${state}`)}</span>}
        {fit.changes.length > 0 && !isApplied && (
          <Button size="compact-sm" variant="default" onClick={onApply}>
            {t('compile:apply')}
            <span className="visually-hidden"> {handle}</span>
          </Button>
        )}
      </header>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('compile:problems')}>
          {problems.map((problem, at) => (
            <li key={at} className={styles.problem}>
              <IconAlertCircle size="1rem" aria-hidden />
              {problemText(t, problem, connection.platform)}
            </li>
          ))}
        </ul>
      )}
      {fit.changes.length === 0 && problems.length === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size="1.125rem" aria-hidden />
          {t(state === 'none' ? 'compile:nothing' : 'compile:asFitted')}
        </p>
      )}
      {fit.changes.length > 0 && (
        <ul className={styles.changes} aria-label={t('compile:changes', { handle })}>
          {fit.changes.map((change) => (
            <FitChange
              key={change.id}
              change={change}
              network={network}
              onTake={(isTaken) => onTake(change.id, isTaken)}
            />
          ))}
        </ul>
      )}
      {fit.changes.length > 0 && <FitResult content={fit.content} contract={contractFor(connection)} />}
    </section>
  )
}
