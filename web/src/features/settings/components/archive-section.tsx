import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '@postwright/core/model/workspace'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { archive } from '../data/workspace-commands.ts'
import { Section } from './section.tsx'

/** Archives the workspace; afterwards every page shows how to restore it. */
export function ArchiveSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const [isAsking, setAsking] = useState(false)

  async function perform(): Promise<void> {
    await archive(workspace.id)
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
        <ConfirmDialog
          title={t('settings:archive.askTitle', { name: workspace.name })}
          confirm={t('settings:archive.begin')}
          onConfirm={perform}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">{t('settings:archive.ask')}</Text>
        </ConfirmDialog>
      )}
    </Section>
  )
}
