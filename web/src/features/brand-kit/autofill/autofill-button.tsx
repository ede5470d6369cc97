import { Button } from '@mantine/core'
import { IconWorldSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { toast } from '@/ui/toast.tsx'
import type { TakeParts } from './autofill-choice.ts'

const AutofillDialog = lazyWhenIdle(async () => (await import('./autofill-dialog.tsx')).AutofillDialog)

type Props = { kitId: string; kit: BrandKitDraft; onEdit: (take: TakeParts) => void }

/** Opens the dialog that fills a kit from a website. */
export function AutofillButton({ kitId, kit, onEdit }: Props) {
  const { t } = useTranslation('brand')
  const [isOpen, setOpen] = useState(false)

  function accept(take: TakeParts) {
    onEdit(take)
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
      <AutofillDialog props={isOpen ? { kitId, kit, onAccept: accept, onClose: () => setOpen(false) } : null} />
    </>
  )
}
