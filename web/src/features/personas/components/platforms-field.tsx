import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { isPlatform, PLATFORMS } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** The networks on which a persona reads. */
export function PlatformsField({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <MultiSelect
      label={t('personas:reading.platforms')}
      placeholder={draft.platforms.length === 0 ? t('personas:reading.platformsHint') : ''}
      data={PLATFORMS.map((value) => ({ value, label: platformName(value) }))}
      value={[...draft.platforms]}
      onChange={(ids) => onEdit({ platforms: ids.filter(isPlatform) })}
    />
  )
}
