import { useTranslation } from 'react-i18next'
import type { ModelReply, ModelRequest } from '@postwright/core/model/model-run'
import type { ModelPrice } from '@postwright/core/model/model-settings'
import { costAtMost, costOf, outputLimit } from '@postwright/core/models/token-budget'
import { costText } from './cost-text.ts'
import { messagesOf } from './messages-of.ts'
import type { ModelTarget } from './model-target.ts'
import styles from './models.module.css'

type Props = {
  work: Pick<ModelTarget, 'draft' | 'kit' | 'persona'>
  request: ModelRequest
  price: ModelPrice | null
  /** Of a run that has ended; null before. */
  reply: ModelReply | null
}

/** What a run will cost at most, and what it has cost. Nothing where its price is not known. */
export function CostNote({ work, request, price, reply }: Props) {
  const { t } = useTranslation('models')
  if (!price) return null
  const { currency } = price
  if (reply && reply.tokensIn + reply.tokensOut > 0) {
    const cost = costText(costOf(price, reply), currency)
    return <p className={styles.soft}>{t(reply.isEstimated ? 'models:cost.about' : 'models:cost.was', { cost })}</p>
  }
  if (request.text.trim() === '') return null
  const most = costAtMost(price, messagesOf(work, request), outputLimit(request.task, request.text))
  return <p className={styles.soft}>{t('models:cost.atMost', { cost: costText(most, currency) })}</p>
}
