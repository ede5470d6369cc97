import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COMMENT_PARAM } from '@/config/comment-address.ts'

/** Returns whether the comments next to a screen are open; a link to a comment opens them. */
export function useCommentsOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  if (params.has(COMMENT_PARAM) && !isOpen) setOpen(true)
  return [isOpen, setOpen]
}

type Props = { label: string; isOpen: boolean; onToggle: () => void }

export function CommentsToggle({ label, isOpen, onToggle }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
        <IconMessage size="1.25rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
