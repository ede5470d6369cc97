import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { platformName } from '@/platforms/platform-name.ts'
import { SelectField } from '@/ui/select-field.tsx'
import type { FailedFilter } from '../data/failed-posts.ts'
import { withPart } from '../failed-filter.ts'
import styles from './failed-posts.module.css'

const ANY = 'any'

/** Filters by network and cause, and by the workspace and person in the address. */
export function FilterRow({ filter }: { filter: FailedFilter }) {
  const { t } = useTranslation('failed-posts')
  const [params, setParams] = useSearchParams()
  const set = (part: string, value: string | null) => setParams(withPart(params, part, value), { replace: true })
  const choose = (part: string) => (value: string) => set(part, value === ANY ? null : value)
  const networks = PLATFORMS.map((value) => ({ value, label: platformName(value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  )
  const causes = publishErrorKindSchema.options.map((value) => ({ value, label: t(`failed-posts:cause.${value}`) }))
  const named = (['workspace', 'person'] as const).filter((part) => params.get(part) !== null)
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('failed-posts:filter.network')}
        value={filter.platform ?? ANY}
        options={[{ value: ANY, label: t('failed-posts:filter.anyNetwork') }, ...networks]}
        onChange={choose('network')}
      />
      <SelectField
        label={t('failed-posts:filter.cause')}
        value={filter.cause ?? ANY}
        options={[{ value: ANY, label: t('failed-posts:filter.anyCause') }, ...causes]}
        onChange={choose('cause')}
      />
      {named.map((part) => (
        <Button
          key={part}
          variant="default"
          rightSection={<IconX size="0.875rem" aria-hidden />}
          aria-label={t(`failed-posts:filter.clear.${part}`)}
          onClick={() => set(part, null)}
        >
          {t(`failed-posts:filter.only.${part}`)}
        </Button>
      ))}
    </div>
  )
}
