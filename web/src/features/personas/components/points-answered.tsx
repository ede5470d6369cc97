import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { coverageOf } from '@postwright/core/personas/coverage-of'
import styles from './persona-editor.module.css'

const DRAFT = 'draft'

/** Which objections and pains a draft speaks of, by which words, and which it leaves out. */
export function PointsAnswered({ persona, text }: { persona: PersonaDraft; text: string }) {
  const { t } = useTranslation('personas')
  const rows = useMemo(() => coverageOf([{ ...persona, id: DRAFT }], [{ id: DRAFT, text }]), [persona, text])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="answered">
      <h3 id="answered" className={styles.subtitle}>
        {t('personas:try.points')}
      </h3>
      <ul className={styles.rules}>
        {rows.map(({ kind, point, posts }) => {
          const [found] = posts
          const Icon = found ? IconCircleCheck : IconCircleDashed
          return (
            <li
              key={point.id}
              className={styles.rule}
              data-passed={found !== undefined || undefined}
              data-open={!found || undefined}
            >
              <Icon size="1.25rem" aria-hidden />
              <div>
                <p>{point.text || t(`personas:points.${kind}.one`)}</p>
                <p className={styles.soft}>
                  {found ? t('personas:try.speaks', { words: found.words.join(', ') }) : t('personas:try.silent')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
