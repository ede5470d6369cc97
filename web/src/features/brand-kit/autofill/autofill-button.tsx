import { Button } from '@mantine/core'
import { IconWorldSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { laterPart } from '@/lib/later-part.tsx'
import { toast } from '@/ui/toast.tsx'

const AutofillDialog = laterPart(async () => (await import('./autofill-dialog.tsx')).AutofillDialog)

type Props = { kit: BrandKitDraft; onEdit: (kit: BrandKitDraft) => void }

/** Opens what fills a kit from a website. */
export function AutofillButton({ kit, onEdit }: Props) {
  const { t } = useTranslation('brand')
  const [isOpen, setOpen] = useState(false)

  function accept(next: BrandKitDraft) {
    onEdit(next)
    toast.success(t('autofill.taken'))
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconWorldSearch size="1rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('autofill.open')}
      </Button>
      <AutofillDialog props={isOpen ? { kit, onAccept: accept, onClose: () => setOpen(false) } : null} />
    </>
  )
}
