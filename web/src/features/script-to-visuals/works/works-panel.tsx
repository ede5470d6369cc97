import { IconArticle, IconCarouselHorizontal, IconListNumbers, IconMovie } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ScriptDraft, ScriptWork } from '@postwright/core/model/script'
import { routes } from '@/config/routes.ts'
import { Panel } from '@/ui/panel.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { isOutdated } from './works.ts'
import styles from './works.module.css'

const ICONS = {
  video: IconMovie,
  deck: IconCarouselHorizontal,
  thread: IconListNumbers,
  outline: IconArticle,
} satisfies Record<ScriptWork['kind'], unknown>

/** Lists the documents made from a script, and shows whether the script has changed since. */
export function WorksPanel({ draft }: { draft: ScriptDraft }) {
  const { t } = useTranslation('scripts')
  if (draft.works.length === 0) return null
  return (
    <Panel id="works" title={t('scripts:works.title')} description={t('scripts:works.description')}>
      <ul className={styles.works}>
        {draft.works.map((work) => {
          const Icon = ICONS[work.kind]
          return (
            <li key={work.documentId} className={styles.work}>
              <Icon size="1.25rem" aria-hidden />
              <Link className={styles.link} to={hrefOf(work)}>
                {t(`scripts:works.kind.${work.kind}`)}
              </Link>
              <StateBadge tone={isOutdated(draft, work) ? 'warning' : 'positive'}>
                {t(isOutdated(draft, work) ? 'scripts:works.outdated' : 'scripts:works.current')}
              </StateBadge>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function hrefOf({ kind, documentId }: ScriptWork): string {
  return kind === 'deck' ? routes.carouselEditorDeck.href(documentId) : routes.contentStudioPost.href(documentId)
}
