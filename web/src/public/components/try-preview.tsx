import { useTranslation } from 'react-i18next'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import { PreviewText } from '../../ui/preview-text.tsx'
import { splitText } from '../split-text.ts'
import styles from './try-preview.module.css'

/** Shows a text as one network accepts it: its counter, its links and tags, and the text beyond the limit. */
export function TryPreview({ contract, text }: { contract: PlatformContract; text: string }) {
  const { t } = useTranslation('public')
  const { platform } = contract
  const { max } = contract.text
  const used = countGraphemes(text)
  const left = max - used
  const [fitting, rest] = left < 0 ? splitText(text, max) : [text, '']
  return (
    <article className={styles.preview} data-platform={platform} aria-label={t(`public:try.network.${platform}`)}>
      <header className={styles.head}>
        <strong>{t(`public:try.network.${platform}`)}</strong>
        <span className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? t('public:try.over', { count: -left }) : t('public:try.left', { count: left })}
          <CounterRing used={used} max={max} />
        </span>
      </header>
      <div className={styles.post}>
        <p>
          <strong>{t('public:try.you')}</strong> <span className={styles.faint}>{t('public:try.handle')}</span>
        </p>
        {text.trim() === '' ? <p className={styles.faint}>{t('public:try.noText')}</p> : <PreviewText text={fitting} />}
        {left < 0 && (
          <>
            <p className={styles.fold}>{t('public:try.fold', { count: -left })}</p>
            <p className={styles.rest}>{rest}</p>
          </>
        )}
      </div>
    </article>
  )
}

const RADIUS = 18

const LENGTH = 2 * Math.PI * RADIUS

/** Shows the share of the limit in use as a ring; decorative, because the text states it too. */
function CounterRing({ used, max }: { used: number; max: number }) {
  const share = Math.min(1, used / max)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 44 44"
      width="44"
      height="44"
      aria-hidden="true"
      data-over={used > max || undefined}
    >
      <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
      <circle cx="22" cy="22" r={RADIUS} className={styles.used} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
    </svg>
  )
}
