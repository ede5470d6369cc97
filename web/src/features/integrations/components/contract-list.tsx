import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CONTRACT_AGE_MAX_DAYS, listContractAges } from '@postwright/core/platforms/contract-age'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { formatLongDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import records from '@/ui/record-list.module.css'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import classes from './integrations.module.css'

const HOUR = 60 * 60_000

/** The date on which the facts about each network were last compared with its documentation; the oldest come first. */
export function ContractList() {
  const { t } = useTranslation('integrations')
  const contracts = listContractAges(useNow(HOUR))
  const due = contracts.filter(({ needsLook }) => needsLook).length
  return (
    <Panel
      id="contracts"
      title={t('integrations:contracts.title')}
      description={t('integrations:contracts.description', { count: CONTRACT_AGE_MAX_DAYS })}
      actions={
        <StateBadge tone={due > 0 ? 'warning' : 'positive'}>
          {due > 0 ? t('integrations:contracts.due', { count: due }) : t('integrations:contracts.noneDue')}
        </StateBadge>
      }
      flush
    >
      <ul className={classes.contracts}>
        {contracts.map(({ platform, verifiedAt, sources, ageDays, needsLook }) => (
          <li key={platform} className={records.row} aria-label={platformName(platform)}>
            <PlatformIcon platform={platform} size={22} />
            <div className={records.words}>
              <span className={records.name}>{platformName(platform)}</span>
              <span className={records.faint}>
                {t('integrations:contracts.checked', { date: formatLongDate(verifiedAt), count: ageDays })}
              </span>
              {sources.length > 0 && (
                <details>
                  <summary className={records.faint}>
                    {t('integrations:contracts.sources', { count: sources.length })}
                  </summary>
                  <ul className={classes.facts}>
                    {sources.map((source) => (
                      <li key={source}>
                        <Anchor href={source} target="_blank" rel="noreferrer" size="sm">
                          {source.replace(/^https:\/\//, '')}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
            {needsLook && <StateBadge tone="warning">{t('integrations:contracts.needsLook')}</StateBadge>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
