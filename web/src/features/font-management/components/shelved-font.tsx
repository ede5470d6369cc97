import { Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { routes } from '@/config/routes.ts'
import type { FontShelf } from '../data/font-shelf.ts'
import { useFontUses } from '../data/use-fonts.ts'
import { DeleteFont } from './delete-font.tsx'
import { FontRow } from './font-row.tsx'
import { FontUses } from './font-uses.tsx'
import { PublishFont } from './publish-font.tsx'

type Props = { shelf: FontShelf; font: StoredFont; isServed: boolean }

/** Decks are set in fonts of a workspace, and templates in those of the product. */
const USE_HREFS = { workspace: routes.carouselEditorDeck.href, product: routes.adminTemplates.href }

/** One font with what is known of it, what is set in it, and what can be done with it. */
export function ShelvedFont({ shelf, font, isServed }: Props) {
  const { t } = useTranslation('fonts')
  const [isOpen, setOpen] = useState(false)
  const { uses, refresh } = useFontUses(shelf, font.id, isOpen)
  const { owner } = shelf
  const isOffered = owner === 'product' && font.state !== 'draft'

  function showUses() {
    setOpen(true)
    if (isOpen) refresh()
  }

  return (
    <FontRow
      font={font}
      isServed={isServed}
      hasStates={owner === 'product'}
      uses={
        <FontUses
          name={font.report?.family ?? font.name}
          isOpen={isOpen}
          onToggle={setOpen}
          uses={uses}
          hrefOf={USE_HREFS[owner]}
          none={t(`fonts:${owner}.unused`)}
          note={t(`fonts:${owner}.used`)}
        />
      }
    >
      <Group gap="xs">
        {owner === 'product' && font.check === 'passed' && <PublishFont font={font} />}
        {!isOffered && <DeleteFont shelf={shelf} font={font} onInUse={showUses} />}
      </Group>
    </FontRow>
  )
}
