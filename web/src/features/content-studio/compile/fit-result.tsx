import { useTranslation } from 'react-i18next'
import type { Content } from '@postwright/core/compile/fitted-post'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { countText } from '@postwright/core/publishing/count-text'
import { threadOf } from '@postwright/core/posts/thread-of'
import { countGraphemes } from '@postwright/core/text/graphemes'
import styles from './fit.module.css'

type Props = { content: Content; contract: PlatformContract }

/** What goes out: title, every post of the thread and the first comment, each with how much of its limit it uses. */
export function FitResult({ content, contract }: Props) {
  const { t } = useTranslation('compile')
  const { title, text, media, comment } = content
  const parts = [{ text, media }, ...threadOf(content)]
  const limit = contract.comment?.max ?? contract.text.max
  const used = contract.comment ? countGraphemes(comment) : countText(contract, comment).used
  return (
    <ol className={styles.result} aria-label={t('compile:result')}>
      {contract.title !== null && title !== '' && (
        <Piece name={t('compile:part.title')} text={title} used={countGraphemes(title)} max={contract.title.max} />
      )}
      {parts.map((part, at) => (
        <Piece
          key={at}
          name={parts.length === 1 ? t('compile:part.text') : t('compile:part.thread', { number: at + 1 })}
          text={part.text}
          files={part.media.length}
          {...countText(contract, part.text)}
        />
      ))}
      {comment !== '' && <Piece name={t('compile:part.comment')} text={comment} used={used} max={limit} />}
    </ol>
  )
}

type PieceProps = { name: string; text: string; files?: number; used: number; max: number }

function Piece({ name, text, files = 0, used, max }: PieceProps) {
  const { t } = useTranslation('compile')
  return (
    <li className={styles.piece}>
      <p className={styles.pieceHead}>
        <span>{name}</span>
        {files > 0 && <span>{t('compile:files', { count: files })}</span>}
        <span className={styles.count} data-over={used > max || undefined}>
          {t('compile:used', { used, max })}
        </span>
      </p>
      <p className={styles.pieceText}>{text}</p>
    </li>
  )
}
