import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { routes } from '@/config/routes.ts'
import { FontRow } from '@/decks/fonts/report/font-row.tsx'
import { FontUses } from '@/decks/fonts/report/font-uses.tsx'
import { useFontUses } from '../data/use-font-uses.ts'
import { ProductFontTools } from './product-font-tools.tsx'

/** One font of the product: what is known of it, which templates are set in it, and what can be done with it. */
export function ProductFont({ font, isServed }: { font: StoredFont; isServed: boolean }) {
  const { t } = useTranslation('fonts')
  const [isOpen, setOpen] = useState(false)
  const uses = useFontUses(font.id, isOpen)
  return (
    <FontRow
      font={font}
      isServed={isServed}
      hasStates
      uses={
        <FontUses
          name={font.report?.family ?? font.name}
          isOpen={isOpen}
          onToggle={setOpen}
          uses={uses}
          hrefOf={routes.adminTemplates.href}
          none={t('fonts:uses.noTemplate')}
          note={t('fonts:uses.templates')}
        />
      }
    >
      <ProductFontTools font={font} />
    </FontRow>
  )
}
