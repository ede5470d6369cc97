import { useTranslation } from 'react-i18next'
import type { Operator } from '../../config/operator.ts'

/** Shows the operator of this installation and its data processors; states it plainly if the operator has not filled them in. */
export function OperatorFacts({ operator: { controller, processors } }: { operator: Operator }) {
  const { t } = useTranslation('legal')
  return (
    <>
      {controller === null ? (
        <p>{t('legal:operator.missing')}</p>
      ) : (
        <address>
          {[controller.name, ...controller.address].map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          <a href={`mailto:${controller.email}`}>{controller.email}</a>
        </address>
      )}
      {processors.length > 0 && (
        <>
          <p>{t('legal:operator.processors')}</p>
          <ul>
            {processors.map(({ name, place, purpose }) => (
              <li key={name}>
                {t('legal:operator.processor', { name, place, purpose: t(`legal:operator.purpose.${purpose}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
