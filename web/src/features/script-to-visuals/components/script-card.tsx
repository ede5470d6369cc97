import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Script } from '@postwright/core/model/script'
import { routes } from '@/config/routes.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { timeScript } from '../film/time-script.ts'
import { formatLength } from '@/ui/format-length.ts'
import { SCRIPT_ACTIONS } from '../script-actions.ts'
import { useDeleteScript } from '../data/scripts.ts'
import { copyOfScript } from '../new-script.ts'
import styles from './scripts.module.css'

const ScriptImage = lazyPart(async () => (await import('./script-image.tsx')).ScriptImage)

/** A script in the list: its first scene, its name, the length of its film and the time of its last change. */
export function ScriptCard({ script }: { script: Script }) {
  const { t } = useTranslation('scripts')
  const offer = useOfferActions()
  const remove = useDeleteScript()
  const begin = useBeginDocument(async () => (await import('../data/script-drafts.ts')).scriptDrafts)
  const name = script.name || t('scripts:untitled')
  const { scenes, length } = useMemo(() => timeScript(script), [script])
  return (
    <li className={styles.card}>
      <span className={styles.frame}>
        <ScriptImage script={script} width={92} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={routes.script.href(script.id)}>
            {name}
          </Link>
        </h2>
        <p className={styles.soft}>
          {t('scripts:card.facts', {
            format: script.format,
            scenes: t('scripts:sceneCount', { count: scenes.length }),
            length: formatLength(length),
          })}
        </p>
        <p className={styles.soft}>
          <RelativeTime instant={script.updatedAt} />
        </p>
      </div>
      <ActionMenu
        className={styles.above}
        label={t('scripts:actions', { name })}
        actions={offer(SCRIPT_ACTIONS, {
          scriptId: script.id,
          isOpen: false,
          onDuplicate: () => void begin(copyOfScript(script, t('scripts:copyName', { name }))),
          onDelete: () => remove(script),
        })}
      />
    </li>
  )
}
