import { useTranslation } from 'react-i18next'
import type { ChannelFigures } from '@postwright/core/model/analytics-report'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'
import { Panel } from '@/ui/panel.tsx'
import type { ReportProps } from './analytics-data.ts'
import styles from './analytics.module.css'

const POST_FIGURES = ['views', 'likes', 'reposts', 'replies', 'clicks'] as const
const FIGURES = [...POST_FIGURES, 'followers'] as const

/** Names the figures that the workspace's networks don't tell, so that nothing that is missing looks like zero. */
export function FigureGaps({ report: { current }, channels, view }: ReportProps) {
  const { t } = useTranslation('analytics')
  const shown = channels.filter(({ id }) => view.connectionId === null || id === view.connectionId)
  const list = new Intl.ListFormat('en', { type: 'disjunction' })
  const gaps = networksOf(shown, current.channels).flatMap((platform) => {
    const told = listTold(platform, current.channels)
    const missing = FIGURES.filter((figure) => !told.has(figure))
    if (missing.length === 0) return []
    const network = platformName(platform)
    if (told.size === 0) return [{ platform, text: t('analytics:gaps.nothing', { network }) }]
    if (told.size === 1 && told.has('followers')) return [{ platform, text: t('analytics:gaps.noPosts', { network }) }]
    const figures = list.format(missing.map((figure) => t(`analytics:gaps.figure.${figure}`)))
    return [{ platform, text: t('analytics:gaps.some', { network, figures }) }]
  })
  return (
    <Panel id="gaps" title={t('analytics:gaps.title')} description={t('analytics:gaps.description')}>
      <ul className={styles.gaps}>
        {gaps.map(({ platform, text }) => (
          <li key={platform}>{text}</li>
        ))}
        <li>{t('analytics:gaps.ages')}</li>
        <li>{t('analytics:gaps.reach')}</li>
        <li>{t('analytics:gaps.parts')}</li>
      </ul>
    </Panel>
  )
}

function networksOf(channels: readonly Connection[], counted: readonly { platform: Platform }[]): Platform[] {
  return [...new Set([...channels, ...counted].map(({ platform }) => platform))]
}

/** The figures that a network tells by its contract or has told: a contract may be older than the network. */
function listTold(platform: Platform, counted: readonly ChannelFigures[]): ReadonlySet<string> {
  const { posts, followers } = PLATFORM_CONTRACTS[platform].figures
  const own = counted.filter((channel) => channel.platform === platform)
  const known = POST_FIGURES.filter((figure) => own.some(({ sums }) => sums[figure] !== undefined))
  return new Set<string>([...posts, ...known, ...(followers ? ['followers'] : [])])
}
