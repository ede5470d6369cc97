import { useTranslation } from 'react-i18next'
import type { ModelPrice, ModelSettings } from '@postwright/core/model/model-settings'
import { costText } from '@/llm/cost-text.ts'
import { OfferedNotice } from '@/llm/missing-model-notice.tsx'
import { countText } from '../count-text.ts'
import classes from './models.module.css'

const PARTS_OF_A_CURRENCY = 1_000_000

/** Shows the workspace's model to members who cannot change it. */
export function ModelFacts({ settings }: { settings: ModelSettings | null }) {
  const { t } = useTranslation('models')
  if (!settings) return <OfferedNotice />
  const priceText = ({ currency, sent, received }: ModelPrice) =>
    t('models:price.fact', {
      sent: costText(sent / PARTS_OF_A_CURRENCY, currency),
      received: costText(received / PARTS_OF_A_CURRENCY, currency),
    })
  const facts = [
    [t('models:settings.address'), settings.address],
    [t('models:settings.model'), settings.model],
    [t('models:settings.key'), t(settings.hasKey ? 'models:settings.keyStored' : 'models:settings.noKey')],
    [t('models:settings.budget'), countText(settings.monthlyTokens)],
    ...(settings.price ? [[t('models:price.title'), priceText(settings.price)] as const] : []),
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
