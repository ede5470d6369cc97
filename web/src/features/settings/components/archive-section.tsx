import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '@postwright/core/model/workspace'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { archive } from '../data/workspace-commands.ts'
import { Section } from './section.tsx'

/** Archives the workspace; afterwards every page shows how to restore it. */
export function ArchiveSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['settings', 'common'])
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const [isAsking, setAsking] = useState(false)

  async function perform(): Promise<void> {
    await archive(workspace.id)
    setAsking(false)
    toast.success(t('settings:archive.done', { name: workspace.name }))
  }

  return (
    <Section id="archive" title={t('settings:archive.title')} text={t('settings:archive.text')}>
      <Group>
        <Button
          color="red"
          variant="outline"
          disabled={!online || workspace.archivedAt !== null}
          onClick={() => setAsking(true)}
        >
          {t('settings:archive.begin')}
        </Button>
      </Group>
      {isAsking && (
        <Dialog title={t('settings:archive.askTitle', { name: workspace.name })} onClose={() => setAsking(false)}>
          <Text size="sm">{t('settings:archive.ask')}</Text>
          <FormError message={failure} />
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('common:action.cancel')}
            </Button>
            <Button color="red" loading={isRunning} onClick={() => void run(perform)}>
              {t('settings:archive.begin')}
            </Button>
          </Group>
        </Dialog>
      )}
    </Section>
  )
}
