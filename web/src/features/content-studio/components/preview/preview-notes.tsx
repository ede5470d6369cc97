import { IconAlertCircle, IconFold } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { foldText } from '@/platforms/preview/fold-text.ts'
import type { PreviewContent } from '@/platforms/preview/preview-content.ts'
import { platformName } from '@/platforms/platform-name.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { problemText } from '@/posts/content/problem-text.ts'
import styles from './preview-panel.module.css'

type Props = { channel: Connection; content: PreviewContent; check: ChannelCheck | undefined }

/** What a preview cannot say by itself: where the text is cut off, what the network refuses, how close the picture is. */
export function PreviewNotes({ channel, content, check }: Props) {
  const { t } = useTranslation(['previews', 'studio', `platforms/${channel.platform}`])
  const network = platformName(channel.platform)
  const { fold, post } = content
  const isFolded = foldText(post.text.trimEnd(), fold)[1] !== ''
  const problems = check?.problems.filter(({ code }) => code !== 'empty') ?? []
  return (
    <div className={styles.notes}>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('studio:problem.title')}>
          {problems.map((problem) => {
            const words = problemText(t, problem, channel.platform)
            return (
              <li key={words} className={styles.problem}>
                <IconAlertCircle className={styles.sign} size="1rem" aria-hidden />
                <span>{words}</span>
              </li>
            )
          })}
        </ul>
      )}
      {isFolded && fold !== null && (
        <p className={styles.note}>
          <IconFold className={styles.sign} size="1rem" aria-hidden />
          <span>{t('previews:fold', { network, characters: fold.characters, count: fold.lines })}</span>
        </p>
      )}
      {contractFor(channel).sources.length > 0 && <p className={styles.note}>{t('previews:note', { network })}</p>}
    </div>
  )
}
