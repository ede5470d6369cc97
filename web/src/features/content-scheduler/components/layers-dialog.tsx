import { NumberInput, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog.tsx'
import { chooseLayers, NEAR_MINUTES_MAX, useLayerChoice } from '../layer-choice.ts'

/**
 * Edits the calendar layers chosen on this device: the country whose holidays are shown, and the distance in minutes below which posts of a channel
 * cause a warning.
 */
export function LayersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  const { country, nearMinutes } = useLayerChoice()
  const { data } = useQuery({
    queryKey: ['holiday-countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('../holidays-of.ts')).holidayCountries(),
  })
  const countries = Object.entries(data ?? {}).map(([value, label]) => ({ value, label }))
  return (
    <Dialog title={t('calendar:layers.title')} onClose={onClose}>
      <Stack gap="sm">
        <Select
          label={t('calendar:layers.country')}
          placeholder={t('calendar:layers.none')}
          data={countries}
          value={country === '' ? null : country}
          onChange={(chosen) => chooseLayers({ country: chosen ?? '' })}
          searchable
          clearable
        />
        <Text size="xs" c="dimmed">
          {t('calendar:layers.source')}
        </Text>
        <NumberInput
          label={t('calendar:layers.minutes')}
          description={t('calendar:layers.minutesHint')}
          value={nearMinutes}
          min={0}
          max={NEAR_MINUTES_MAX}
          allowDecimal={false}
          onChange={(minutes) => {
            if (typeof minutes === 'number') chooseLayers({ nearMinutes: minutes })
          }}
        />
      </Stack>
    </Dialog>
  )
}
