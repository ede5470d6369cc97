import { useTranslation } from 'react-i18next'
import { SelectField } from '@/ui/select-field.tsx'
import { useOwnContributions } from '../data/use-own-contributions.ts'
import type { OfferKind } from './source-of.ts'

type Props = { kind: OfferKind; value: string; onChange: (contributionId: string) => void }

/** Which request for changes an offer answers; shown where there is one of the same kind. */
export function AnswersField({ kind, value, onChange }: Props) {
  const { t } = useTranslation('contributions')
  const { own } = useOwnContributions()
  const asked =
    own.status === 'ready' ? own.data.filter((one) => one.state === 'changesAsked' && one.kind === kind) : []
  if (asked.length === 0) return null
  return (
    <SelectField
      label={t('contributions:offer.answers')}
      value={value}
      options={[
        { value: '', label: t('contributions:offer.answersNone') },
        ...asked.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  )
}
