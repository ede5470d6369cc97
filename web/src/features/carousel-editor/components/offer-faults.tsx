import { useTranslation } from 'react-i18next'
import { OFFER_FAULTS } from '@postwright/core/gallery/check-content'
import { FormError } from '@/ui/form-error.tsx'

type Props = { failure: string | null; faults: readonly string[] }

/** Why an offer was refused: what the automatic checks have found, each with what mends it. */
export function OfferFaults({ failure, faults }: Props) {
  const { t } = useTranslation('contributions')
  const known = OFFER_FAULTS.filter((fault) => faults.includes(fault))
  return (
    <>
      <FormError message={failure} takesFocus />
      {known.length > 0 && (
        <ul>
          {known.map((fault) => (
            <li key={fault}>{t(`contributions:fault.${fault}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
