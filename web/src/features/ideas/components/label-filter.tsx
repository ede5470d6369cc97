import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { label: string | null; labels: readonly string[]; onLabel: (label: string | null) => void }

export function LabelFilter({ label, labels, onLabel }: Props) {
  const { t } = useTranslation('ideas')
  return (
    <Select
      aria-label={t('ideas:search.byLabel')}
      placeholder={t('ideas:search.byLabel')}
      data={labels}
      value={label}
      clearable
      onChange={onLabel}
    />
  )
}
