import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { emptyDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { createPost } from '@/publishing/data/create-post.ts'
import { toast } from '@/ui/toast.tsx'

/** Begins a draft and opens it in the composer. */
export function NewPostButton({ workspaceId, uid }: { workspaceId: string; uid: string }) {
  const { t } = useTranslation('overview')
  const navigate = useNavigate()

  const begin = () => {
    const { id, stored } = createPost(workspaceId, uid, emptyDraft())
    stored.catch(() => toast.error(t('overview:newPostFailed')))
    void navigate(routes.contentStudioPost.href(id))
  }

  return (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={begin}>
      {t('overview:newPost')}
    </Button>
  )
}
