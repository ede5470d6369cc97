import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { routes } from '@/config/routes.ts'
import { FontRow } from '@/decks/fonts/report/font-row.tsx'
import { FontUses } from '@/decks/fonts/report/font-uses.tsx'
import { useFontUses } from '../data/use-font-uses.ts'
import { DeleteFont } from './delete-font.tsx'

type Props = { workspaceId: string; font: StoredFont; isServed: boolean }

/** One font of the workspace: what is known of it, which decks are set in it, and its deletion. */
export function WorkspaceFont({ workspaceId, font, isServed }: Props) {
  const { t } = useTranslation('fonts')
  const [isOpen, setOpen] = useState(false)
  const { uses, refresh } = useFontUses(workspaceId, font.id, isOpen)

  function showUses() {
    setOpen(true)
    if (isOpen) refresh()
  }

  return (
    <FontRow
      font={font}
      isServed={isServed}
      uses={
        <FontUses
          name={font.report?.family ?? font.name}
          isOpen={isOpen}
          onToggle={setOpen}
          uses={uses}
          hrefOf={routes.carouselEditorDeck.href}
          none={t('fonts:uses.noDeck')}
          note={t('fonts:uses.decks')}
        />
      }
    >
      <DeleteFont workspaceId={workspaceId} font={font} onInUse={showUses} />
    </FontRow>
  )
}
