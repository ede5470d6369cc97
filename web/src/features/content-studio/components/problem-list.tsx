import { ownValue } from '@postwright/core/own-value'
import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { problemText } from '@/posts/content/problem-text.ts'
import { isBroken, PART_OF_PROBLEM, type ComposerPart } from '../content-faults.ts'
import styles from './problem-list.module.css'

type Props = {
  /** The part of the composer in which the problems are fixed. */
  part: ComposerPart
  checks: readonly ChannelCheck[]
  /** Problem that stopped the last attempt to schedule or publish; announced to screen readers. */
  fault?: string | undefined
  /** Refusals of the API per channel, by connection id; the server's texts. */
  refusals?: Readonly<Record<string, string>>
}

/** Problems that prevent publishing and are fixed in this part. An empty post is no problem until an action is tried. */
export function ProblemList({ part, checks, fault, refusals = {} }: Props) {
  const platforms = new Set(checks.map(({ connection }) => `platforms/${connection.platform}`))
  const { t } = useTranslation(['studio', 'publishing', ...platforms])
  const lines = checks.flatMap((check) => {
    const { connection } = check
    const refused = ownValue(refusals, connection.id)
    const texts = [...wordsOfPart(t, part, check), ...(refused === undefined ? [] : [refused])]
    return texts.map((text) => ({ text, handle: connection.handle }))
  })
  const alike = Map.groupBy(lines, ({ text }) => text)
  return (
    <>
      {fault !== undefined && (
        <p className={styles.problem} role="alert">
          <IconAlertCircle className={styles.icon} size="1rem" aria-hidden />
          <span>{fault}</span>
        </p>
      )}
      {alike.size > 0 && (
        <ul className={styles.problems} aria-label={t('studio:problem.title')}>
          {[...alike].map(([text, of]) => (
            <li key={text} className={styles.problem}>
              <IconAlertCircle className={styles.icon} size="1rem" aria-hidden />
              <span>
                {checks.length > 1 && (
                  <strong className={styles.where}>{of.map(({ handle }) => handle).join(', ')}</strong>
                )}{' '}
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function wordsOfPart(t: TFunction, part: ComposerPart, { connection, problems }: ChannelCheck): string[] {
  const { status, handle, platform } = connection
  const broken = part === 'channels' && isBroken(connection) ? [t(`studio:problem.${status}`, { handle })] : []
  const words = problems
    .filter(({ code }) => code !== 'empty' && PART_OF_PROBLEM[code] === part)
    .map((problem) => problemText(t, problem, platform))
  return [...broken, ...words]
}
