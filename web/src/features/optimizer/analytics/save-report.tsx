import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { log } from '@/lib/log.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { toast } from '@/ui/toast.tsx'
import { type ReportProps, useCampaignNames } from './analytics-data.ts'

/** Saves the report as a table for spreadsheets, or as a document in the brand's design. */
export function SaveReport({ report, view, channels, workspaceId }: ReportProps) {
  const { t } = useTranslation('analytics')
  const { user } = useSignedIn()
  const { name } = useWorkspace()
  const kits = useBrandKits(workspaceId)
  const campaigns = useCampaignNames(
    workspaceId,
    report.current.campaigns.map((campaign) => campaign.name),
  )
  const [isMaking, setMaking] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function save(kind: 'csv' | 'pdf') {
    const control = new AbortController()
    running.current = control
    setMaking(true)
    try {
      const make = await import('./make-report.ts')
      const source = { report, view, channels, campaigns, workspace: name, t }
      if (kind === 'csv') saveFile(make.reportName(report, 'csv'), make.makeCsv(source), 'text/csv')
      else {
        const brand = { kits: kits.status === 'ready' ? kits.data : [], workspaceId, author: user.fullName }
        const file = await make.makePdf(source, brand, control.signal)
        saveFile(make.reportName(report, 'pdf'), file, 'application/pdf')
      }
    } catch (error) {
      if (!control.signal.aborted) {
        log.error('Analytics: the report could not be made', error)
        toast.error(t('analytics:save.failed'))
      }
    }
    setMaking(false)
  }

  if (isMaking) {
    return (
      <Button variant="default" onClick={() => running.current?.abort()}>
        {t('analytics:save.stop')}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size="1rem" aria-hidden />}>
          {t('analytics:save.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypePdf size="1rem" aria-hidden />} onClick={() => void save('pdf')}>
          {t('analytics:save.pdf')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />} onClick={() => void save('csv')}>
          {t('analytics:save.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
