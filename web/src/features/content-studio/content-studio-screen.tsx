import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/ui/page-header.tsx'
import { PostList } from './components/post-list.tsx'
import { PostTabs } from './components/post-tabs.tsx'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import { parseTab } from './post-tabs.ts'

/** Everything that was begun, by what it is doing. */
export function Component() {
  const { t } = useTranslation('studio')
  const beginPost = useBeginPost()
  const [params, setParams] = useSearchParams()
  const tab = parseTab(params.get('show'))
  return (
    <>
      <PageHeader
        title={t('studio:title')}
        description={t('studio:description')}
        actions={
          <Button leftSection={<IconPencilPlus size="1.125rem" aria-hidden />} onClick={() => void beginPost()}>
            {t('studio:newPost')}
          </Button>
        }
      />
      <PostTabs tab={tab} onTab={(next) => setParams(next === 'all' ? {} : { show: next })} />
      <PostList key={tab} tab={tab} onNew={() => void beginPost()} onCopy={(draft) => void beginPost(draft)} />
    </>
  )
}
