import { ActionIcon } from '@mantine/core'
import { IconBadgeCc } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Media } from '@postwright/core/model/media'
import { toast } from '@/ui/toast.tsx'
import { findCaptionChannels } from '../../video-captions.ts'
import type { CaptionsDialogProps } from './captions-dialog.tsx'

type Props = {
  stored: Media | null
  /** Position among the files, from 1. */
  number: number
  channels: readonly Connection[]
}

/** Opens the dialog for a video's captions, which loads on demand; renders nothing for other files, or if no channel publishes captions. */
export function CaptionsButton({ stored, number, channels }: Props) {
  const { t } = useTranslation('studio')
  const [Dialog, setDialog] = useState<ComponentType<CaptionsDialogProps> | null>(null)
  const takers = findCaptionChannels(channels)
  if (!stored?.mime.startsWith('video/') || takers.length === 0) return null

  async function open() {
    try {
      const { CaptionsDialog } = await import('./captions-dialog.tsx')
      setDialog(() => CaptionsDialog)
    } catch {
      toast.error(t('common:error.generic'))
    }
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('studio:pictures.captions', { number })}
        title={t('studio:pictures.captions', { number })}
        onClick={() => void open()}
      >
        <IconBadgeCc size="1.125rem" aria-hidden />
      </ActionIcon>
      {Dialog && <Dialog video={stored} takers={takers} onClose={() => setDialog(null)} />}
    </>
  )
}
