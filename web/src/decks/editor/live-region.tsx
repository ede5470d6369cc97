import { useTranslation } from 'react-i18next'
import { useView } from './editor-context.ts'

/** Says what happened last to those who do not see it. */
export function LiveRegion() {
  const { t } = useTranslation('editor')
  const { words, count } = useView(({ announcement }) => announcement)
  return (
    <p className="visually-hidden" role="status">
      {words !== '' && <span key={count}>{t(words)}</span>}
    </p>
  )
}
