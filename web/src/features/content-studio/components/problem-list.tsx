import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { ContentProblem } from '@postwright/core/publishing/check-content'
import { PLATFORM_NAMES } from '@/publishing/platform-names.ts'
import type { ChannelCheck } from '../channel-checks.ts'
import styles from './problem-list.module.css'

type Props = {
  checks: readonly ChannelCheck[]
  /** What the API refused per channel, by connection id; sentences of the server. */
  refusals: Readonly<Record<string, string>>
}

/** What each chosen channel would refuse, in plain words. An empty post is no problem before something is tried. */
export function ProblemList({ checks, refusals }: Props) {
  const { t } = useTranslation(['studio', 'publishing'])
  const lines = checks.flatMap(({ connection, problems }) => {
    const network = t(PLATFORM_NAMES[connection.platform])
    const found = problems
      .filter(({ code }) => code !== 'empty')
      .map((problem) => ({ key: `${connection.id} ${keyOf(problem)}`, text: wordsOf(t, problem, network), connection }))
    const refused = refusals[connection.id]
    const ill =
      connection.status === 'needs_reconnect' || connection.status === 'disconnected' ? connection.status : null
    return [
      ...found,
      ...(refused === undefined ? [] : [{ key: `${connection.id} refused`, text: refused, connection }]),
      ...(ill === null
        ? []
        : [
            {
              key: `${connection.id} ill`,
              text: t(`studio:problem.${ill}`, { handle: connection.handle }),
              connection,
            },
          ]),
    ]
  })
  if (lines.length === 0) return null
  return (
    <ul className={styles.problems} aria-label={t('studio:problem.title')}>
      {lines.map(({ key, text, connection }) => (
        <li key={key} className={styles.problem}>
          <IconAlertCircle className={styles.icon} size="1rem" aria-hidden />
          <span>
            <Where connection={connection} isNeeded={checks.length > 1} /> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Where({ connection, isNeeded }: { connection: Connection; isNeeded: boolean }) {
  return isNeeded ? <strong className={styles.where}>{connection.handle}</strong> : null
}

function keyOf(problem: ContentProblem): string {
  return 'mediaId' in problem ? `${problem.code} ${problem.mediaId}` : problem.code
}

function wordsOf(t: TFunction, problem: ContentProblem, network: string): string {
  switch (problem.code) {
    case 'empty':
      return t('studio:problem.empty')
    case 'text_too_long':
      return t('studio:problem.text_too_long', { count: problem.count - problem.max, max: problem.max, network })
    case 'text_too_heavy':
      return t('studio:problem.text_too_heavy', { network })
    case 'too_many_images':
      return t('studio:problem.too_many_images', { total: problem.count, max: problem.max, network })
    case 'image_type':
      return t('studio:problem.image_type', { kind: problem.mime.replace('image/', '').toUpperCase(), network })
    case 'alt_too_long':
      return t('studio:problem.alt_too_long', { max: problem.max, network })
  }
}
