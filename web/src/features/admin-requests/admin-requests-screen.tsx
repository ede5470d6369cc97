import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { RequestList } from './components/request-list.tsx'

/** Shows actions that need two admins: pending and decided requests. The address holds the open tab. */
export function Component() {
  const { t } = useTranslation('admin-requests')
  const [params, setParams] = useSearchParams()
  const part = params.get('part') === 'closed' ? 'closed' : 'waiting'
  return (
    <>
      <OfflineNote text={t('admin-requests:offline')} />
      <Tabs
        value={part}
        onChange={(chosen) => setParams(chosen === 'closed' ? { part: chosen } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('admin-requests:title')}>
          <Tabs.Tab value="waiting">{t('admin-requests:waiting.tab')}</Tabs.Tab>
          <Tabs.Tab value="closed">{t('admin-requests:closed.tab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="waiting" pt="lg">
          <RequestList of="waiting" />
        </Tabs.Panel>
        <Tabs.Panel value="closed" pt="lg">
          <RequestList of="closed" />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
