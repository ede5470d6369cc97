import { Button, Group, List, Progress, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportPreview } from '../data/import-job.ts'
import type { ImportSource } from '../import-archive.ts'
import { leftOutByReason } from '../import-state.ts'

type Props = {
  name: string
  source: ImportSource
  preview: ImportPreview
  /** How many files have been sent; null before the import was started. */
  sent: number | null
  canImport: boolean
  onImport: () => void
  onCancel: () => void
}

/** What is in a chosen export, and what becomes of each part, before anything is stored. */
export function ImportReview({ name, source, preview, sent, canImport, onImport, onCancel }: Props) {
  const { t } = useTranslation('settings')
  const { create, leftOut, presentFiles } = preview
  const fresh = source.files.length - presentFiles.length
  const count = create.reduce((sum, each) => sum + each.count, 0)
  const reasons = leftOutByReason(leftOut)
  return (
    <section aria-label={t('settings:import.review.title', { name })}>
      <Title order={3} size="h5" mt="md">
        {t('settings:import.review.title', { name })}
      </Title>
      <Text size="sm" mt="xs">
        {count + fresh === 0 ? t('settings:import.review.nothing') : t('settings:import.review.created')}
      </Text>
      <List size="sm" mt="xs">
        {create.map(({ collection, count: created }) => (
          <List.Item key={collection}>
            {t([`settings:import.kind.${collection}`, 'settings:import.kind.other'], { count: created })}
          </List.Item>
        ))}
        {fresh > 0 && <List.Item>{t('settings:import.review.files', { count: fresh })}</List.Item>}
      </List>
      {(reasons.length > 0 || presentFiles.length > 0 || source.strangers > 0) && (
        <>
          <Text size="sm" mt="sm">
            {t('settings:import.review.leftOut')}
          </Text>
          <List size="sm" mt="xs">
            {reasons.map(({ reason, count: left }) => (
              <List.Item key={reason}>{t(`settings:import.left_out.${reason}`, { count: left })}</List.Item>
            ))}
            {presentFiles.length > 0 && (
              <List.Item>{t('settings:import.review.presentFiles', { count: presentFiles.length })}</List.Item>
            )}
            {source.strangers > 0 && (
              <List.Item>{t('settings:import.review.strangers', { count: source.strangers })}</List.Item>
            )}
          </List>
        </>
      )}
      {sent !== null && (
        <>
          <Text size="sm" mt="sm" role="status">
            {t('settings:import.review.sending', { sent, count: source.files.length })}
          </Text>
          <Progress
            value={source.files.length === 0 ? 100 : (100 * sent) / source.files.length}
            mt="xs"
            aria-label={t('settings:import.progress')}
            transitionDuration={0}
          />
        </>
      )}
      <Group mt="md" gap="sm">
        {sent === null && (
          <Button onClick={onImport} disabled={!canImport || count + fresh === 0}>
            {t('settings:import.review.begin')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('settings:import.review.cancel')}
        </Button>
      </Group>
    </section>
  )
}
