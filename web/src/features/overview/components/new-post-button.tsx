import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { toast } from '@/ui/toast.tsx'
import { beginPost } from '../data/begin-post.ts'

/** Begins a draft and opens it in the composer. */
export function NewPostButton({ workspaceId, uid }: { workspaceId: string; uid: string }) {
  const { t } = useTranslation('overview')
  const navigate = useNavigate()

  const begin = () => {
    const { id, stored } = beginPost(workspaceId, uid)
    stored.catch(() => toast.error(t('overview:newPostFailed')))
    void navigate(routes.contentStudioPost.href(id))
  }

  return (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={begin}>
      {t('overview:newPost')}
    </Button>
  )
}
