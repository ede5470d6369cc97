import { useTranslation } from 'react-i18next'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import { OfferedNotice } from '@/models/offered-notice.tsx'
import { countText } from '../count-text.ts'
import classes from './models.module.css'

/** Which model there is, for members who do not set it. */
export function ModelFacts({ settings }: { settings: ModelSettings | null }) {
  const { t } = useTranslation('models')
  if (!settings) return <OfferedNotice />
  const facts = [
    [t('models:settings.address'), settings.address],
    [t('models:settings.model'), settings.model],
    [t('models:settings.key'), t(settings.hasKey ? 'models:settings.keyStored' : 'models:settings.noKey')],
    [t('models:settings.budget'), countText(settings.monthlyTokens)],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
