import { ActionIcon, Tooltip } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useEditor } from '../editor-context.ts'

const DesignDialog = lazyPart(async () => (await import('./design-dialog.tsx')).DesignDialog)

/** Opens the designs, layouts and colours; their code is loaded on the first press. */
export function DesignButton() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip label={t('design.title')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('design.title')}
          onClick={() => setOpen(true)}
        >
          <IconLayoutGrid size="1.125rem" stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && <DesignDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  )
}
