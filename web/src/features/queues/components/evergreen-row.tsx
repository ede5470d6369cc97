import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Evergreen } from '@postwright/core/model/evergreen'
import type { EvergreenSettings } from '@postwright/core/model/queue'
import { excerptOf } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { saveEvergreen } from '../data/queues.ts'
import { usePost } from '../data/use-post.ts'
import { VariationsDialog } from './variations-dialog.tsx'
import styles from './evergreen.module.css'

const EXCERPT = 120

type Props = { workspaceId: string; evergreen: Evergreen; settings: EvergreenSettings }

/** A post that comes again: how often it was, whether it goes on, and its other texts. */
export function EvergreenRow({ workspaceId, evergreen, settings }: Props) {
  const { t } = useTranslation(['queues', 'errors'])
  const [isOpen, setOpen] = useState(false)
  const post = usePost(workspaceId, evergreen.id)
  const { run, isRunning, failure } = useApiCall()
  const { id, rev, turn, variations, end, problem } = evergreen
  const text = post.status === 'ready' ? excerptOf(post.data.text, EXCERPT) : ''
  const title = text === '' ? t('queues:posts.withoutText') : text
  const save = (patch: { variations?: string[]; isStopped?: boolean }) =>
    saveEvergreen({ workspaceId, evergreenId: id, rev, variations, isStopped: end !== null, ...patch })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.title} to={routes.contentStudioPost.href(evergreen.postId)}>
          {title}
        </Link>
        <p className={styles.facts}>
          {settings.repeatsMax > 0
            ? t('queues:evergreen.turnOf', { turn, max: settings.repeatsMax })
            : turn === 0
              ? t('queues:evergreen.notYet')
              : t('queues:evergreen.turn', { count: turn })}
          {' · '}
          {t('queues:evergreen.variations', { count: variations.length })}
        </p>
        {end && <p className={styles.facts}>{t(`queues:evergreen.end.${end}`)}</p>}
        {problem && (
          <p className={styles.problem}>
            {t('queues:evergreen.problem')} {t(`errors:api.${problem}`)}
          </p>
        )}
        <FormError message={failure} />
      </div>
      <div className={styles.rowButtons}>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {t('queues:evergreen.editVariations')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isRunning}
          onClick={() => void run(() => save({ isStopped: end === null }))}
        >
          {t(end === null ? 'queues:evergreen.stop' : 'queues:evergreen.goOn')}
        </Button>
      </div>
      {isOpen && (
        <VariationsDialog
          variations={variations}
          onClose={() => setOpen(false)}
          onSave={(changed) => save({ variations: changed })}
        />
      )}
    </li>
  )
}
