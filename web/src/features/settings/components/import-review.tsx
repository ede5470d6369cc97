import { Button, Checkbox, Group, List, Progress, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportPreview } from '../data/archive-jobs.ts'
import type { ImportSource } from '../import-archive.ts'
import { leftOutByReason } from '../archive-state.ts'

type Props = {
  name: string
  source: ImportSource
  preview: ImportPreview
  /** Number of files sent; null before the import has started. */
  sent: number | null
  canImport: boolean
  /** @param withFonts whether fonts are imported too, under the licence statement */
  onImport: (withFonts: boolean) => void
  onCancel: () => void
}

/** Shows the contents of a chosen export, and the result of importing each part, before anything is stored. */
export function ImportReview({ name, source, preview, sent, canImport, onImport, onCancel }: Props) {
  const { t } = useTranslation(['settings', 'fonts'])
  const [withFonts, setWithFonts] = useState(false)
  const fonts = source.fonts.length
  const toSend = source.files.length + (withFonts ? fonts : 0)
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
      {fonts > 0 && (
        <Checkbox
          mt="sm"
          size="sm"
          label={t('settings:import.review.fonts', { count: fonts })}
          description={t('fonts:workspace.statement')}
          checked={withFonts}
          disabled={sent !== null}
          onChange={(event) => setWithFonts(event.currentTarget.checked)}
        />
      )}
      {sent !== null && (
        <>
          <Text size="sm" mt="sm" role="status">
            {t('settings:import.review.sending', { sent, count: toSend })}
          </Text>
          <Progress
            value={toSend === 0 ? 100 : (100 * sent) / toSend}
            mt="xs"
            aria-label={t('settings:import.progress')}
            transitionDuration={0}
          />
        </>
      )}
      <Group mt="md" gap="sm">
        {sent === null && (
          <Button onClick={() => onImport(withFonts)} disabled={!canImport || (count + fresh === 0 && !withFonts)}>
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
