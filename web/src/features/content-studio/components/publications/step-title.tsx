import { useTranslation } from 'react-i18next'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { toldAs } from '../../delivery-step.ts'

/** What a step of a delivery record did. */
export function StepTitle({ entry }: { entry: PublishLogEntry }) {
  const { t } = useTranslation('publishing')
  const { done, total } = entry.pictures ?? { done: 1, total: 1 }
  return t(`publishing:record.step.${toldAs(entry)}.what`, { done, total })
}
