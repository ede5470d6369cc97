import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { excerptOf } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { useNow } from '@/ui/use-now.ts'
import type { Failing, ReportRow } from './report-row.ts'
import styles from './report.module.css'

const TITLE_MAX = 120

/** One post or deck that is not as its kit wants it, what that is, and the way to it. */
export function ReportItem({ row, channel }: { row: ReportRow; channel: Connection | null }) {
  const { t } = useTranslation(['brand', 'checks', 'lint'])
  const { timeZone } = useWorkspace()
  const now = useNow(60_000)
  const { id, kind, title, kitName, at, isDraft, failing } = row
  const to = kind === 'post' ? routes.contentStudioPost.href(id) : routes.carouselEditorDeck.href(id)
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link to={to}>{excerptOf(title, TITLE_MAX) || t('brand:report.untitled')}</Link>
      </h2>
      <p className={styles.facts}>
        <span>
          {kind === 'deck'
            ? t('brand:report.deck')
            : channel
              ? channel.name || channel.handle
              : t('brand:report.noChannel')}
        </span>
        <span>{t('brand:report.kit', { name: kitName })}</span>
        {at !== null && <span>{formatMoment(at, timeZone, now)}</span>}
        {isDraft && <span>{t('brand:report.draft')}</span>}
      </p>
      <ul className={styles.failing}>
        {failing.map((each, place) => (
          <li key={place}>
            {each.isNew && <Badge size="sm">{t('brand:report.new')}</Badge>} {wordsOf(each)}
          </li>
        ))}
      </ul>
    </li>
  )

  function wordsOf(each: Failing): string {
    if (each.kind === 'deck') {
      const { reason } = each.finding
      if (reason.key === 'brandTheme') return t('brand:report.inTheme', { what: reason.values })
      const what = reason.key === 'brandColor' ? reason.color : reason.key === 'brandFont' ? reason.family : ''
      return t('brand:report.onSlide', { slide: each.slide, what })
    }
    const { check, reason, values, evidence } = each.finding
    const name = t(`checks:check.${check}.name`)
    return evidence === ''
      ? `${name}: ${t(`checks:check.${check}.${reason}`, values)}`
      : t('brand:report.evidence', { name, evidence })
  }
}
