import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { libraryKindSchema } from '@/config/library-kinds.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ChannelSetList } from './components/channel-set-list.tsx'
import { SignatureList } from './components/signature-list.tsx'
import { TemplateList } from './components/template-list.tsx'

const TemplateEditor = lazyPart(async () => (await import('./components/template-editor.tsx')).TemplateEditor)
const SignatureEditor = lazyPart(async () => (await import('./components/signature-editor.tsx')).SignatureEditor)
const ChannelSetEditor = lazyPart(async () => (await import('./components/channel-set-editor.tsx')).ChannelSetEditor)

const LISTS = { templates: TemplateList, signatures: SignatureList, sets: ChannelSetList }
const EDITORS = { templates: TemplateEditor, signatures: SignatureEditor, sets: ChannelSetEditor }

/** Lists templates, signatures and channel sets; the address determines the list or the open item. */
export function Component() {
  const { t } = useTranslation(['library', 'areas', 'drafts', 'ui', 'errors'])
  const [params, setParams] = useSearchParams()
  const kind = libraryKindSchema.parse(params.get('show') ?? undefined)
  const itemId = params.get('item')
  const [List, ItemEditor] = [LISTS[kind], EDITORS[kind]]
  if (itemId !== null) {
    return <ItemEditor key={itemId} itemId={itemId} waiting={<SkeletonList rows={4} label={t('library:loading')} />} />
  }
  return (
    <>
      <PageHeader title={t('library:title')} description={t('library:description')} />
      <StudioTabs />
      <Tabs value={kind} onChange={(next) => setParams({ show: libraryKindSchema.parse(next) })} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('library:title')}>
          {libraryKindSchema.unwrap().options.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`library:${each}.title`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>
          <List />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
