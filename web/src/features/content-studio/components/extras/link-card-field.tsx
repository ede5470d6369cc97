import { useDebouncedValue } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useLinkCard } from '../../data/use-link-card.ts'
import styles from './link-card-field.module.css'

type Props = {
  workspaceId: string
  /** The first link of the text. */
  url: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Debounce of the link before its page is fetched, in milliseconds. */
const PAUSE = 900

/** The card of the first link, as networks will read it from its page, and a switch to show it. */
export function LinkCardField({ workspaceId, url, isOn, onChange }: Props) {
  const { t } = useTranslation('studio')
  const [asked] = useDebouncedValue(url, PAUSE)
  const card = useLinkCard(workspaceId, isOn ? asked : null)
  const isAwaited = asked !== url || card === null
  return (
    <section className={styles.field} aria-label={t('studio:linkCard.label')}>
      <SwitchRow
        label={t('studio:linkCard.switch')}
        description={t('studio:linkCard.hint')}
        checked={isOn}
        onChange={onChange}
      />
      {isOn && (
        <div className={styles.card} aria-busy={isAwaited}>
          {!isAwaited && card !== 'none' && card.picture !== null ? (
            <img className={styles.picture} src={card.picture} alt="" />
          ) : (
            <span className={styles.picture} aria-hidden="true">
              <IconLink size="1.25rem" />
            </span>
          )}
          <div className={styles.words}>
            <span className={styles.host}>{hostOf(url)}</span>
            {isAwaited && <span className={styles.faint}>{t('studio:linkCard.loading')}</span>}
            {!isAwaited && card === 'none' && <span className={styles.faint}>{t('studio:linkCard.none')}</span>}
            {!isAwaited && card !== 'none' && (
              <>
                <strong className={styles.title}>{card.title}</strong>
                <span className={styles.text}>{card.description}</span>
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
